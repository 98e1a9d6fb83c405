import { For, Show } from 'solid-js'
import {
  type Amounts,
  allResources,
  type BuildingId,
  buildingById,
  type Colour,
  type Resource,
} from '../../../../worker/games/settlement/components/index.ts'
import type { Settlers } from '../../../../worker/games/settlement/state.ts'
import { Art, suitClass } from './Art.tsx'

type Kind = Resource | 'bonusSettlers' | 'settlers' | 'any'

const drawings: Readonly<Partial<Record<Kind, string>>> = {
  settlers: 'settler',
  bonusSettlers: 'bonus-settler',
  any: 'do-any',
}

interface TokenProps {
  readonly kind: Kind
  readonly count?: number | undefined
  /** Not all of it is in the supply. */
  readonly lacking?: boolean
  readonly sign?: string
}

/** Some of a resource, or settlers: a number (1 is not written) and a picture. */
export const Token = (props: TokenProps) => (
  <span
    class="s-token"
    classList={{ 's-lacking': props.lacking ?? false }}
    data-kind={props.kind}
    aria-hidden="true"
  >
    <Show when={props.sign || (props.count ?? 1) !== 1}>
      <b>
        {props.sign}
        {props.count ?? 1}
      </b>
    </Show>
    <Art name={drawings[props.kind] ?? props.kind} class="s-icon" />
  </span>
)

interface TokensProps {
  readonly of: Amounts & { readonly bonusSettlers?: number; readonly anyBasic?: number }
  readonly lacking?: Amounts | undefined
}

/** Amounts as tokens, in the order of the rates. */
export const Tokens = (props: TokensProps) => (
  <span class="s-tokens" aria-hidden="true">
    <Show when={props.of.anyBasic}>{(count) => <Token kind="any" count={count()} />}</Show>
    <For each={allResources.filter((resource) => props.of[resource])}>
      {(resource) => (
        <Token kind={resource} count={props.of[resource]} lacking={!!props.lacking?.[resource]} />
      )}
    </For>
    <Show when={props.of.bonusSettlers}>
      {(count) => <Token kind="bonusSettlers" count={count()} />}
    </Show>
  </span>
)

/** Settlers of one kind side by side; of many, one and their number. */
const Figures = (props: { readonly name: string; readonly count: number }) => (
  <Show
    when={props.count > 2}
    fallback={
      <For each={Array.from({ length: props.count })}>{() => <Art name={props.name} />}</For>
    }
  >
    <b>{props.count}</b>
    <Art name={props.name} />
  </Show>
)

/** Settlers standing in a place; bonus settlers wear a hat. */
export const Standing = (props: { readonly settlers: Settlers | undefined }) => (
  <Show when={props.settlers}>
    {(settlers) => (
      <span class="s-standing" aria-hidden="true">
        <Figures name="settler" count={settlers().basic} />
        <Figures name="bonus-settler" count={settlers().bonus} />
      </span>
    )}
  </Show>
)

/** The sign of a monster colour: the animal tells them apart as well as the colour does. */
export const MonsterSign = (props: { readonly colour: Colour; readonly class?: string }) => (
  <span class={`s-sign ${suitClass(props.colour)} ${props.class ?? ''}`} aria-hidden="true">
    <Art name={`sign-${props.colour}`} />
  </span>
)

/** Effect of a building when it is activated, in pictures. */
export function Effect(props: { readonly building: BuildingId }) {
  const effect = () => buildingById[props.building].effect
  const pay = () => {
    const it = effect()
    return it.op === 'trade' || it.op === 'store' ? it.pay : null
  }
  const gain = () => {
    const it = effect()
    return it.op === 'gain' || it.op === 'trade' ? it.gain : null
  }
  const stored = () => {
    const it = effect()
    return it.op === 'store' ? it.vpEach : null
  }
  const isOfOutpost = () => effect().op === 'gain-from-outpost-terrain'
  return (
    <span class="s-effect" aria-hidden="true">
      <Show when={pay()}>{(paid) => <Tokens of={paid()} />}</Show>
      <Show when={isOfOutpost()}>
        <Art name="outpost" class="s-icon" />
      </Show>
      <Show when={effect().op === 'gain'} fallback={<span class="s-arrow">→</span>}>
        <span class="s-plus">+</span>
      </Show>
      <Show when={gain()}>{(gained) => <Tokens of={gained()} />}</Show>
      <Show when={isOfOutpost()}>
        <Token kind="any" />
      </Show>
      <Show when={stored()}>{(points) => <Points points={points()} />}</Show>
    </span>
  )
}

/** Victory points on a wax seal. */
export const Points = (props: { readonly points: number }) => (
  <b class="s-vp" aria-hidden="true">
    {props.points}
  </b>
)
