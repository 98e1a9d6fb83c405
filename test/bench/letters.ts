/**
 * `npm run bench -- letters`: every kind of letter as an e-mail, with how many bytes its HTML has, and the points that
 * SpamAssassin gives it by its own rules, where that is installed (`apt install spamassassin`). Fails above the limits.
 */
import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-wasm'
import { createTransport } from 'nodemailer'
import { languages } from '../../worker/games/kernel/index.ts'
import { pictureId } from '../../worker/notices/html.ts'
import { encode } from '../../worker/png/encode.ts'
import { letterKinds, type MadeLetter } from '../unit/letter-kinds.ts'
import { ready } from '../unit/pictures/compared.ts'

/** Gmail cuts HTML of more than 102 kB. */
const mostBytes = 100_000
/** Five points are spam. */
const mostPoints = 0.5

/** An SVG as the PNG that goes out. */
async function rendered(svg: string): Promise<Uint8Array> {
  const image = new Resvg(svg).render()
  const png = await encode(image.pixels, image.width)
  image.free()
  return png
}

/** Services sign what they send. */
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const post = createTransport({
  ...{ streamTransport: true, buffer: true },
  dkim: { domainName: 'dorfpost.example', keySelector: 'mail', privateKey: key },
})

/** A letter as it goes out, with headers as the worker and a mail service set them. */
async function asMail({ subject, text, html, drawings }: MadeLetter): Promise<Buffer> {
  const unsubscribe = 'https://dorfpost.example/api/unsubscribe?token=k3v9k3v9k3v9k3v9k3v9k3v9'
  const pictures = await Promise.all(drawings.map(rendered))
  const { message } = await post.sendMail({
    from: 'Dorfpost <post@dorfpost.example>',
    to: 'hanna@example.org',
    ...{ subject, text, html },
    date: new Date(),
    headers: {
      'List-Id': 'Dorfpost <letters.dorfpost.example>',
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    attachments: pictures.map((content, i) => ({
      ...{ content: Buffer.from(content), filename: `table-${i + 1}.png`, cid: pictureId(i) },
      contentDisposition: 'inline' as const,
    })),
  })
  return message as Buffer
}

/** The points of an e-mail, and the rules that gave some; `null` where SpamAssassin is not installed. */
function pointsOf(mail: Buffer): { readonly points: number; readonly rules: string } | null {
  const { stdout, error } = spawnSync('spamassassin', ['-L', '-t'], {
    input: mail,
    encoding: 'utf8',
  })
  if (error) return null
  const [, points, rules = ''] =
    /X-Spam-Status:.*?score=(-?[\d.]+).*?tests=([\s\S]*?)\s*autolearn/.exec(stdout) ?? []
  if (points === undefined) throw new Error('SpamAssassin gave no points.')
  return { points: Number(points), rules: rules.replace(/\s+/g, '') }
}

/** Prints both for every kind in every language; `folder`: keeps the e-mails there. @throws if one is above a limit. */
export async function benchLetters(folder: string | undefined): Promise<void> {
  if (folder) mkdirSync(folder, { recursive: true })
  await ready()
  const above: string[] = []
  for (const language of languages)
    for (const letter of await letterKinds(language)) {
      const mail = await asMail(letter)
      const name = `${language} ${letter.kind}`
      if (folder) writeFileSync(join(folder, `${name.replace(/\W+/g, '-')}.eml`), mail)
      const bytes = Buffer.byteLength(letter.html)
      const found = pointsOf(mail)
      const points = found ? `${found.points} points (${found.rules})` : 'no SpamAssassin'
      process.stdout.write(`${name}: ${bytes} bytes, ${points}\n`)
      if (bytes >= mostBytes || (found?.points ?? 0) > mostPoints) above.push(name)
    }
  if (above.length > 0) throw new Error(`Above the limits: ${above.join(', ')}.`)
}
