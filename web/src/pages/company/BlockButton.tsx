import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { companyTexts } from './words.ts'

/** Keeps apart from a person, or meets them again. */
export function BlockButton(props: {
  readonly person: { readonly id: string; readonly name: string; readonly blocked: boolean }
  readonly onDone: () => void
}) {
  const toggle = createAct(async () => {
    const { id, blocked } = props.person
    await perform(blocked ? 'DELETE /people/{id}/block' : 'PUT /people/{id}/block', { id })
    props.onDone()
  })
  const texts = () => companyTexts().people
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={toggle.busy()}
        onClick={() => void toggle.run()}
      >
        {props.person.blocked ? texts().unblock : texts().block}
        <span class="quiet">: {props.person.name}</span>
      </button>
      <Trouble error={toggle.error()} />
    </>
  )
}
