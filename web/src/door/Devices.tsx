import { useNavigate } from '@solidjs/router'
import { createResource, For, Show } from 'solid-js'
import type { Device } from '../../../worker/wire/schema/devices.ts'
import { becomes, me, refreshMe } from '../account/me.ts'
import { arrived } from '../api/arrived.ts'
import { perform } from '../api/client.ts'
import { createAct } from '../parts/act.ts'
import { Trouble } from '../parts/Notice.tsx'
import { tableTitle } from '../parts/table-title.ts'
import { byDay } from '../parts/time.ts'
import { appTexts, gameTexts, locale } from '../words/index.ts'
import { LetterLinks } from './LetterLinks.tsx'
import { doorTexts } from './words.ts'

/** A day is noted as its beginning in UTC: its middle is that day almost everywhere. */
const noon = 12 * 60 * 60 * 1000

/** The devices on which I am signed in; each can be signed out by itself. */
export function Devices() {
  const navigate = useNavigate()
  const texts = () => doorTexts().devices
  const [devices, { refetch }] = createResource(
    () => me()?.id,
    async () => (await perform('GET /me/devices')).devices,
  )
  const list = () => arrived(devices) ?? []
  const end = createAct(async (device: Device) => {
    await perform('DELETE /me/devices/{device}', { device: device.id })
    if (!device.here) return void refetch()
    await becomes(null)
    await refreshMe()
    navigate('/')
  })
  const nameOf = (device: Device) => device.device ?? texts().unknown
  const tableName = ({ title, host, game }: NonNullable<Device['only']>[number]) =>
    `${tableTitle({ title, seats: [{ name: host }] })} (${gameTexts(game).title})`
  const about = (device: Device) =>
    [
      device.here
        ? texts().here
        : device.seenAt === null
          ? ''
          : texts().seen(byDay(device.seenAt + noon)),
      texts().since(byDay(device.createdAt)),
      device.by ? texts().by[device.by] : '',
      device.only ? texts().only(device.only.map(tableName).join(', ')) : '',
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <>
      <p class="soft">{texts().lead}</p>
      <Trouble error={devices.error as unknown} onRetry={() => void refetch()} />
      <ul class="ways-in">
        <For each={list()}>
          {(device) => (
            <li class="way-in">
              <span class="way-in-text">
                <b>{nameOf(device)}</b>
                <span class="small">{about(device)}</span>
              </span>
              <button
                type="button"
                class="button"
                disabled={end.busy()}
                aria-label={locale().labelled(appTexts().settings.signOut, nameOf(device))}
                onClick={() => void end.run(device)}
              >
                {appTexts().settings.signOut}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Trouble error={end.error()} />
      <Show when={list().length > 1}>
        <p class="small">{texts().hint}</p>
      </Show>
      <LetterLinks />
    </>
  )
}
