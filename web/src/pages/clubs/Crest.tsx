import { For, Show } from 'solid-js'
import type { Crest as CrestParts } from '../../../../worker/wire/schema/clubs.ts'

/** Outlines in a box of 100 by 100. */
const shapes: Readonly<Record<CrestParts['shape'], string>> = {
  shield: 'M10 8H90V50C90 74 72 88 50 96C28 88 10 74 10 50z',
  round: 'M50 6A44 44 0 1 1 50 94A44 44 0 1 1 50 6z',
  banner: 'M14 6H86V94L50 78L14 94z',
  lozenge: 'M50 3L94 50L50 97L6 50z',
}

/** Fields of the second colour. */
const divisions: Readonly<Record<CrestParts['division'], string>> = {
  plain: '',
  pale: 'M36 0H64V100H36z',
  fess: 'M0 36H100V64H0z',
  bend: 'M-10 10L10 -10L110 90L90 110z',
  chevron: 'M0 84L50 34L100 84V112L50 62L0 112z',
  quarters: 'M0 0H50V50H0zM50 50H100V100H50z',
}

/** Pictures in the middle, drawn in one colour with a thin edge. */
const charges: Readonly<Record<CrestParts['charge'], ReadonlyArray<string>>> = {
  house: ['M28 50L50 30L72 50H66V70H55V58H45V70H34V50z'],
  mill: [
    'M44 72L46 48H54L56 72z',
    'M50 46L32 28L38 24zM50 46L68 28L72 34zM50 46L68 62L62 66zM50 46L32 62L28 56z',
  ],
  tree: [
    'M46 72V60H54V72z',
    'M50 26C64 26 70 38 66 48C70 56 60 62 50 60C40 62 30 56 34 48C30 38 36 26 50 26z',
  ],
  sheaf: ['M50 26L56 42L66 30L60 50L64 72H36L40 50L34 30L44 42z'],
  horn: ['M30 50A16 16 0 1 1 46 66V58A8 8 0 1 0 38 50zM46 58H60L74 48V76L60 66H46z'],
  key: ['M38 30A12 12 0 1 1 37.900 54V30zM47 46H53V74H47zM53 60H62V66H53zM53 69H60V74H53z'],
  star: ['M50 24L57 42L76 43L61 55L66 74L50 63L34 74L39 55L24 43L43 42z'],
  bridge: [
    'M24 44H76V70H66A16 16 0 0 0 34 70H24z',
    'M28 36H34V44H28zM47 36H53V44H47zM66 36H72V44H66z',
  ],
}

let drawn = 0

/** The crest of a club. Decoration: say the name next to it. */
export function Crest(props: { readonly crest: CrestParts; readonly large?: boolean }) {
  drawn++
  const clip = `crest-${drawn}`
  return (
    <svg
      class="crest"
      classList={{ 'crest-large': props.large ?? false }}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={shapes[props.crest.shape]} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <path class={`crest-${props.crest.fieldColour}`} d="M0 0H100V100H0z" />
        <Show when={divisions[props.crest.division]}>
          {(path) => <path class={`crest-${props.crest.divisionColour}`} d={path()} />}
        </Show>
        <For each={charges[props.crest.charge]}>
          {(path) => <path class="crest-charge" d={path} />}
        </For>
      </g>
      <path class="crest-edge" d={shapes[props.crest.shape]} />
    </svg>
  )
}
