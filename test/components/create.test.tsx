import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { describe, expect, test } from 'vitest'
import { becomes } from '../../web/src/account/me.ts'
import Create from '../../web/src/pages/Create.tsx'
import { TableRequest } from '../../worker/wire/schema/table.ts'
import { type Answers, answerApi } from './api.ts'
import { ada, showPage } from './page.tsx'

const makes: Answers = ({ path }) =>
  path === '/me/guest' ? { body: { me: ada } } : { status: 201, body: { table: { id: 'made' } } }

/** The form of a new table as `/new` shows it, for somebody without an account. */
async function showForm(address = '/new') {
  await becomes(null)
  showPage(address, Create)
  await screen.findByRole('radio', { name: /^Villagers/ })
}

const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const write = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))

describe('the form of a new table', () => {
  test('asks for a table that the API takes, after a guest was made; then the table is shown', async () => {
    const asked = answerApi(makes)
    await showForm()
    choose(/^Settlement/)
    choose(/^2.*players/)
    write(/^What should the others call you/, 'Ada ')
    write(/^Name of the table/, 'Among friends')
    send()
    await screen.findByText('The table is here.')
    const [guest, table] = asked.filter(({ method }) => method === 'POST')
    expect(guest).toMatchObject({ path: '/me/guest', body: { name: 'Ada', language: 'en' } })
    expect(table?.path).toBe('/tables')
    const read = TableRequest.parse(table?.body)
    expect(read).toMatchObject({ game: 'settlement', seats: 2, access: 'link', rated: false })
    expect(read.title).toBe('Among friends')
  })

  test('follows the game: seats stay within its bounds, and what others are needed for is not asked of one alone', async () => {
    answerApi(makes)
    await showForm('/new?game=villagers&seats=5')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^5.*players/ }).checked).toBe(true)
    choose(/^My Village/)
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^4.*players/ }).checked).toBe(
        true,
      ),
    )
    expect(screen.queryByRole('radio', { name: /^5.*players/ })).toBeNull()
    choose(/^Settlement/)
    expect(screen.getByRole('checkbox', { name: /^Rated/ })).toBeTruthy()
    choose(/^alone/)
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Rated/ })).toBeNull())
    expect(screen.queryByRole('radio', { name: /^Anyone with the link/ })).toBeNull()
  })

  test('a series is for people: it is asked for, and not offered beside bots', async () => {
    const asked = answerApi(makes)
    await showForm('/new?game=settlement&seats=2')
    write(/^What should the others call you/, 'Ada')
    fireEvent.click(screen.getByRole('checkbox', { name: /^A series/ }))
    choose(/^alone/)
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^A series/ })).toBeNull())
    choose(/^2.*players/)
    await screen.findByRole('checkbox', { name: /^A series/, checked: true })
    send()
    await screen.findByText('The table is here.')
    expect(asked.find(({ path }) => path === '/tables')?.body).toMatchObject({ series: true })
  })

  test('a rated table has no bots, whatever was chosen before', async () => {
    const asked = answerApi(makes)
    await showForm('/new?game=settlement&seats=3')
    fireEvent.click(screen.getAllByRole('radio', { name: '2' }).at(-1) as HTMLElement)
    fireEvent.click(screen.getByRole('checkbox', { name: /^Rated/ }))
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Bots/ })).toBeNull())
    write(/^What should the others call you/, 'Ada')
    send()
    await screen.findByText('The table is here.')
    expect(asked.at(-1)?.body).toMatchObject({ rated: true, bots: [] })
  })

  test('a refusal is said in words, and nothing that was written is lost', async () => {
    answerApi((request) =>
      request.path === '/tables'
        ? {
            status: 429,
            body: { type: '/problems/too-many', title: 'Too many', status: 429 },
          }
        : makes(request),
    )
    await showForm()
    write(/^What should the others call you/, 'Ada')
    write(/^Name of the table/, 'Among friends')
    send()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).not.toContain('Too many')
    expect(alert.textContent?.length).toBeGreaterThan(10)
    expect(screen.getByLabelText<HTMLInputElement>(/^Name of the table/).value).toBe(
      'Among friends',
    )
  })
})
