import { PostHorn } from '../design/PostHorn.tsx'

interface SealProps {
  readonly label: string
  readonly disabled: boolean
  readonly busy: boolean
  readonly onPress: () => void
}

/** The wax seal: pressing it sends the turn. */
export const Seal = (props: SealProps) => (
  <button
    type="button"
    class="seal"
    classList={{ 'seal-busy': props.busy }}
    disabled={props.disabled}
    aria-busy={props.busy}
    onClick={() => props.onPress()}
  >
    <svg class="seal-wax" viewBox="0 0 120 120" aria-hidden="true">
      <path
        class="seal-drop"
        d="M61 4c11-2 19 4 28 8s18 7 22 17 1 19 3 30 6 20 0 30-16 11-24 18-15 11-27 10-19-3-29-7-19-6-25-16-2-19-4-30S-1 44 5 33s15-12 23-19S49 6 61 4z"
      />
      <circle class="seal-rim" cx="60" cy="60" r="41" />
      <svg x="37" y="38" width="46" height="46" class="seal-horn" aria-hidden="true">
        <PostHorn />
      </svg>
    </svg>
    <span class="seal-label">{props.label}</span>
  </button>
)
