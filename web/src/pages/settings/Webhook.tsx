import { createSignal, For, Match, Show, Switch } from 'solid-js'
import type { WebhookService } from '../../../../worker/wire/notice-kinds.ts'
import type { ChannelSetup, WebhookFields } from '../../../../worker/wire/schema/channels.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { SelectField } from '../../parts/SelectField.tsx'
import { TextField } from '../../parts/TextField.tsx'
import { settingsTexts } from './words.ts'

interface WaysProps {
  readonly ways: ChannelSetup
  readonly onChange: (ways: ChannelSetup) => void
}

/** A field of the form: what it is called, and whether it can stay empty. */
interface Field {
  readonly name: 'url' | 'token' | 'target'
  readonly label: 'address' | 'topic' | 'server' | 'token' | 'topicToken' | 'bot' | 'chat' | 'room'
  readonly example: string
  readonly optional?: boolean
}

/** Fields that each service needs. */
const fields: Readonly<Record<WebhookService, ReadonlyArray<Field>>> = {
  discord: [{ name: 'url', label: 'address', example: 'https://discord.com/api/webhooks/…' }],
  slack: [{ name: 'url', label: 'address', example: 'https://hooks.slack.com/services/…' }],
  standard: [{ name: 'url', label: 'address', example: 'https://example.org/…' }],
  ntfy: [
    { name: 'url', label: 'topic', example: 'https://ntfy.sh/…' },
    { name: 'token', label: 'topicToken', example: 'tk_…', optional: true },
  ],
  telegram: [
    { name: 'token', label: 'bot', example: '123456:…' },
    { name: 'target', label: 'chat', example: '123456789' },
  ],
  matrix: [
    { name: 'url', label: 'server', example: 'https://matrix.org' },
    { name: 'token', label: 'token', example: 'syt_…' },
    { name: 'target', label: 'room', example: '!…:matrix.org' },
  ],
}

/** The services in the order in which the form shows them. */
const services: ReadonlyArray<WebhookService> = [
  'discord',
  'slack',
  'ntfy',
  'telegram',
  'matrix',
  'standard',
]

/** Services whose server is somebody's own choice, and is named. */
const named: ReadonlySet<WebhookService> = new Set(['standard', 'ntfy', 'matrix'])

/** Form for a service and its needs. Nothing that was entered is shown again. */
function WebhookForm(props: {
  readonly busy: boolean
  readonly onSave: (fields: WebhookFields) => void
}) {
  const texts = () => settingsTexts().webhook
  const [service, setService] = createSignal<WebhookService>('discord')
  const [typed, setTyped] = createSignal<Partial<Record<Field['name'], string>>>({})
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        const filled = fields[service()].flatMap(({ name }) => {
          const text = (typed()[name] ?? '').trim()
          return text === '' ? [] : [[name, text] as const]
        })
        props.onSave({ service: service(), ...Object.fromEntries(filled) })
      }}
    >
      <SelectField
        label={texts().service}
        hint={texts().hints[service()]}
        values={services.map((one) => [one, texts().services[one]] as const)}
        value={service()}
        onChange={(chosen) => {
          setService(chosen)
          setTyped({})
        }}
      />
      <For each={fields[service()]}>
        {({ name, label, example, optional }) => (
          <TextField
            label={texts()[label]}
            type={name === 'url' ? 'url' : 'text'}
            required={!optional}
            autocomplete="off"
            autocapitalize={name === 'url' ? undefined : 'off'}
            spellcheck={false}
            placeholder={example}
            value={typed()[name] ?? ''}
            onInput={(value) => setTyped((all) => ({ ...all, [name]: value }))}
          />
        )}
      </For>
      <p>
        <button type="submit" class="button" disabled={props.busy}>
          {service() === 'standard' ? texts().saveOnly : texts().save}
        </button>
      </p>
    </form>
  )
}

/** The calls that change the webhook; its secret, once it was shown; and whether it has answered the last one. */
function createWebhook(props: WaysProps) {
  const [heard, setHeard] = createSignal(false)
  const [secret, setSecret] = createSignal<string | null>(null)
  const show = createAct(async () => {
    setSecret((await perform('POST /me/webhook/secret')).secret)
  })
  const change = createAct(
    async (what: 'save' | 'try' | 'remove', ask: () => Promise<ChannelSetup>) => {
      setHeard(false)
      const ways = await ask()
      if (what !== 'try') setSecret(null)
      props.onChange(ways)
      setHeard(ways.webhook !== null && !ways.webhook.untried)
      if (what === 'save' && ways.webhook?.untried) await show.run()
    },
  )
  return { heard, secret, show, change }
}

interface WebhookPartProps {
  readonly webhook: NonNullable<ChannelSetup['webhook']>
}

/** Standing of the service that is set. */
function Standing(props: WebhookPartProps) {
  const texts = () => settingsTexts().webhook
  const isOn = ({ service, host }: NonNullable<ChannelSetup['webhook']>) =>
    texts().isOn(
      named.has(service) ? texts().at(texts().services[service], host) : texts().services[service],
    )
  return (
    <Switch fallback={<p>{isOn(props.webhook)}</p>}>
      <Match when={props.webhook.untried}>
        <p>{texts().isUntried(props.webhook.host)}</p>
      </Match>
      <Match when={props.webhook.offAt !== null}>
        <p>{isOn(props.webhook)}</p>
        <Notice tone="info">
          <p>{texts().isOff}</p>
        </Notice>
      </Match>
    </Switch>
  )
}

/** Tries the webhook, shows its secret, removes it. */
function WebhookButtons(
  props: WebhookPartProps & { readonly calls: ReturnType<typeof createWebhook> },
) {
  const texts = () => settingsTexts().webhook
  const { secret, show, change } = props.calls
  return (
    <div class="form-row">
      <button
        type="button"
        class="button"
        disabled={change.busy()}
        onClick={() => void change.run('try', () => perform('POST /me/webhook/test'))}
      >
        {texts().test}
      </button>
      <Show when={props.webhook.service === 'standard' && secret() === null}>
        <button type="button" class="button" disabled={show.busy()} onClick={() => void show.run()}>
          {texts().showSecret}
        </button>
      </Show>
      <button
        type="button"
        class="button"
        disabled={change.busy()}
        onClick={() => void change.run('remove', () => perform('DELETE /me/webhook'))}
      >
        {texts().remove}
      </button>
    </div>
  )
}

/** My webhook: set, tried, removed. */
export function Webhook(props: WaysProps) {
  const texts = () => settingsTexts().webhook
  const calls = createWebhook(props)
  const { heard, secret, show, change } = calls
  return (
    <section class="sheet form" aria-labelledby="webhook-title">
      <h2 id="webhook-title">{texts().title}</h2>
      <Show
        when={props.ways.webhook}
        fallback={
          <>
            <p class="soft">{texts().lead}</p>
            <WebhookForm
              busy={change.busy()}
              onSave={(body) => void change.run('save', () => perform('PUT /me/webhook', body))}
            />
          </>
        }
      >
        {(webhook) => (
          <>
            <Standing webhook={webhook()} />
            <Show when={secret()}>
              {(shown) => <TextField label={texts().secret} readonly value={shown()} />}
            </Show>
            <WebhookButtons webhook={webhook()} calls={calls} />
          </>
        )}
      </Show>
      <Show when={heard()}>
        <Notice tone="good">
          <p>{texts().heard}</p>
        </Notice>
      </Show>
      <Trouble error={change.error() ?? show.error()} />
    </section>
  )
}
