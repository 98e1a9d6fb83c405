import type { Me } from '../../../../worker/wire/schema/me.ts'
import { CheckField } from '../../parts/CheckField.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { appTexts } from '../../words/index.ts'
import { createSave } from './save.ts'

/** True if ladders and lists of best results show my name. */
export function Listed(props: { readonly person: Me }) {
  const { save, error, failures } = createSave()
  return (
    <>
      <CheckField
        label={appTexts().settings.listed}
        hint={appTexts().settings.listedHint}
        value={props.person.listed}
        failures={failures()}
        onChange={(listed) => save(() => ({ listed }))}
      />
      <Trouble error={error()} />
    </>
  )
}
