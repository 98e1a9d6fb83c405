/**
 * Checks the subjects of commits: `area: imperative`, lower case, at most 72 characters, such as
 * `notices: keep letters of people who look away`.
 *
 *   node .tools/subjects.ts
 *
 * Reads the commits of HEAD that came after the last one in the older style, but for merges. A shallow clone holds fewer
 * of them, and a copy without history none: those are read that are there.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** The last commit whose subject has the older style. */
const since = '9deb6883c56ebead10f95f0fdc85ed6d1601bccb'

const mostCharacters = 72
const form =
  /^[\w./ ,-]+: [^A-Z\s].*[^.\s]$|^[\w./ ,-]+: (?:[A-Z]{2,}|[A-Z][a-z]*[A-Z])\S* .*[^.\s]$/
/** First words that tell what was done, or what happens. "Need", "bring" and "embed" are none. */
const noImperative = /: (?!bring |embed |shed )(?:\w*[^e\W]ed|\w+ing) /

const git = (...words: string[]) =>
  spawnSync('git', words, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' })

const knows = git('cat-file', '-e', `${since}^{commit}`).status === 0
const range = knows ? [`${since}..HEAD`] : ['HEAD']
const log = git('log', '--no-merges', '--format=%h %s', ...range).stdout ?? ''
// The newest commit of a shallow clone may be a merge that has lost its parents.
const commits = log.split('\n').filter((commit) => commit && !/^\S+ Merge /.test(commit))
const wrong = commits.filter((commit) => {
  const subject = commit.slice(commit.indexOf(' ') + 1)
  return subject.length > mostCharacters || !form.test(subject) || noImperative.test(subject)
})
for (const commit of wrong) process.stdout.write(`${commit}\n`)
process.stdout.write(
  `${wrong.length} of ${commits.length} subjects of commits are not of the form “area: imperative” with at most ${mostCharacters} characters.\n`,
)
if (wrong.length > 0) process.exitCode = 1
