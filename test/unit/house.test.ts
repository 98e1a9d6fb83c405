/** Texts of an instance’s operator: the files, and how they are read. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../../.host/settings.ts'
import { readHouse } from '../../.tools/house.ts'
import { blocksOf, spansOf } from '../../web/src/pages/house/markdown.ts'

const folder = mkdtempSync(join(tmpdir(), 'dorfpost-house-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const path = mkdtempSync(join(folder, 'texts-'))
  mkdirSync(path, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
  return path
}

const all = { 'imprint.md': 'a', 'privacy.md': 'b', 'terms.md': 'c', 'contact.md': 'd' }

test('texts are read by name and language; what cannot be one is named', () => {
  const { texts, faults, missing } = readHouse(
    folderOf({ 'imprint.md': 'Ada\r\n', 'imprint.de.md': 'Ada', 'terms.md': ' ', 'agb.md': 'x' }),
  )
  expect(texts).toEqual({ 'imprint.md': 'Ada', 'imprint.de.md': 'Ada' })
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['agb.md', 'terms.md'])
  expect(missing).toEqual(['privacy.md', 'terms.md', 'contact.md'])
  expect(readHouse(join(folder, 'nothing'))).toMatchObject({ texts: {}, faults: [] })
})

test('an instance that others reach does not start without them; one of friends says so', () => {
  const start = (ORIGIN: string, HOUSE: string) => () =>
    readSettings({ ORIGIN, HOUSE, MAIL_FROM: 'post@dorfpost.example', MAIL: 'none' }).vars.HOUSE
  const open = 'https://dorfpost.example'
  expect(start(open, folderOf({ 'imprint.md': 'a' }))).toThrow(
    /privacy\.md, terms\.md, contact\.md must be written/,
  )
  expect(start(open, join(folder, 'nothing'))).toThrow(/HOUSE: there is no/)
  expect(start(open, 'none')()).toBe('none')
  expect(JSON.parse(start(open, folderOf(all))() ?? '')).toEqual(all)
  expect(start('http://localhost:8787', folderOf({}))()).toBe('{}')
})

test('headings, paragraphs, lists, links and emphasis are read; HTML and other addresses are text', () => {
  const text =
    '# Imprint\nAda Hill  \nVillage Street 1\n\n## Contact\n\n- [Write](mailto:a@b.c) **now**\n- or call\n  at noon\n\n1. one\n2. two'
  expect(blocksOf(text).map(({ kind }) => kind)).toEqual([
    ...['heading', 'paragraph', 'heading', 'list', 'list'],
  ])
  expect(blocksOf(text)[1]).toMatchObject({
    spans: [
      { kind: 'text', text: 'Ada Hill' },
      { kind: 'break' },
      { kind: 'text', text: 'Village Street 1' },
    ],
  })
  expect(blocksOf(text)[3]).toMatchObject({
    isNumbered: false,
    items: [
      [{ kind: 'link', text: 'Write', href: 'mailto:a@b.c' }, {}, { kind: 'strong', text: 'now' }],
      [{ kind: 'text', text: 'or call\nat noon' }],
    ],
  })
  for (const strange of ['<b onclick=x>', '[a](javascript:x)', '[a](//evil.example)', '2 * 3 * 4'])
    expect(spansOf(strange)).not.toContainEqual(expect.objectContaining({ kind: 'link' }))
  expect(spansOf('[a](javascript:x)')).toEqual([{ kind: 'text', text: '[a](javascript:x)' }])
})
