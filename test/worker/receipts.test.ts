/** Receipts of answers to letters, in the writer's language: they say what was done, and nothing else. */
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { names as namesDe } from '../../worker/games/villagers/cards.de.ts'
import { names as namesEn } from '../../worker/games/villagers/cards.en.ts'
import { names as namesFr } from '../../worker/games/villagers/cards.fr.ts'
import { letterWords } from '../../worker/notices/words.ts'
import { answerAddress, newestTo, receive } from './mail-helpers.ts'
import { reader } from './notice-helpers.ts'
import type { KeptMail } from './people.ts'
import { ringAlarms } from './person-helpers.ts'
import { actingOf, playOne, sendNotices, tableFor, viewOf } from './table-helpers.ts'
import { playTo } from './turn-back-helpers.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Player = Awaited<ReturnType<typeof reader>>

/** Words of receipts, and words to answer with. */
const languages = {
  en: {
    joint: ', then ',
    played: ['Played: Pond', 'Your turn: '],
    next: 'It is your turn again.',
    still: 'It is still your turn.',
    waits: 'Now the table is waiting for Ada',
    undone: '“undo” takes back',
    notPlayed: 'Nothing was played: Pond',
    nonsense: [
      'The weather is awful here',
      'I cannot find a turn for “The weather is awful here” now.',
    ],
    question: [
      'What would you do?',
      'I have no answer to “What would you do?”. “help” says what you can ask.',
    ],
    noNumber: ['9', 'There is no number 9 in the list.'],
    cannot: ['Draft the Lumberjack', 'You cannot do that now: Lumberjack – Wood; carries 2. '],
    notTogether: ['1, then 1', 'Number 1 is no longer possible after what comes before it.'],
    some: ['from the road', 'Which of these did you mean?'],
    last: 'the last one, please',
    one: (turn: string) => `Did you mean: ${turn}?`,
    halfRead: 'Not quite understood: “The weather is awful here”.',
    notYet: 'Nothing is played yet.',
    waysOn: 'or in other words. “list” shows all turns, “table” shows the position.',
    empty: 'There was nothing to read in your answer.',
    late: 'Your answer came too late: the table has moved on since that letter.',
    notYours: 'It is not your turn.',
    talk: ['talk: well played', 'You said: “well played”', 'Said at the table: Pond'],
    both: ['1. talk: well played', 'You said: “well played”'],
    help: ['Help, please!', 'How to answer: Pond', 'Write the number of a turn'],
    list: ['list, please', 'All your turns: Pond', 'There are 12 legal turns.'],
    rules: ['Rules, please', 'What you asked: Pond', 'In short. Part 1 of '],
    ruled: ['What is a padlock?', 'What you asked: Pond', 'by the villager shown on it'],
    fact: ['How many cards are left in stack 2?', 'What you asked: Pond', 'Stack 2: '],
    table: ['Show the table, please', 'What you asked: Pond', 'Stacks (cards): 1 '],
    pieces: [
      'What does the Mason do?',
      'What you asked: Pond',
      'Mason: Ore; on Miner; 2 gold; 1 builder.',
    ],
    hand: 'hand 5: ',
    pass: ['I pass, thanks', 'passes first and takes the start marker'],
    yes: ['Yes, of course!', 'You agreed, and the turn is taken back.', 'Your answer is in: Pond'],
    no: ['No, sorry', 'You did not agree, so the turn stays as it was played.'],
    nobody: 'Nobody needs a yes or no from you any more.',
    undo: ['undo, sorry, I misread', 'has shown you something, so Ada'],
    nothing: 'There is nothing to take back',
    back: ['Taken back: Pond', 'The table stands again as it did before your turn.'],
  },
  de: {
    joint: ', dann ',
    played: ['Gespielt: Pond', 'Dein Zug: '],
    next: 'Du bist wieder am Zug.',
    still: 'Du bist noch am Zug.',
    waits: 'Jetzt wartet der Tisch auf Ada',
    undone: '„zurück“ nimmt zurück',
    notPlayed: 'Nichts gespielt: Pond',
    nonsense: [
      'Das Wetter ist scheußlich',
      'Zu „Das Wetter ist scheußlich“ finde ich gerade keinen Zug.',
    ],
    question: ['Und du?', 'Auf „Und du?“ weiß ich keine Antwort.'],
    noNumber: ['9', 'Die Nummer 9 steht nicht in der Liste.'],
    cannot: ['Nimm den Holzfäller', 'Das geht jetzt nicht: Holzfäller – '],
    notTogether: ['1, dann 1', 'Nummer 1 ist nach den Zügen davor nicht mehr möglich.'],
    some: ['aus der Auslage', 'Was davon meinst du?'],
    last: 'Die letzte, bitte!',
    one: (turn: string) => `Meinst du: ${turn}?`,
    halfRead: 'Nicht ganz verstanden: „Das Wetter ist scheußlich“.',
    notYet: 'Noch ist nichts gespielt.',
    waysOn: 'oder mit anderen Worten. „Liste“ zeigt alle Züge, „Tisch“, wie es steht.',
    empty: 'In deiner Antwort war nichts zu lesen.',
    late: 'Deine Antwort kam zu spät: Am Tisch ist es seit diesem Brief weitergegangen.',
    notYours: 'Du bist gerade nicht am Zug.',
    talk: ['sag: gut gespielt', 'Du hast gesagt: „gut gespielt“', 'Am Tisch gesagt: Pond'],
    both: ['1. sag: gut gespielt', 'Du hast gesagt: „gut gespielt“'],
    help: ['Hilfe bitte!', 'So antwortest du: Pond', 'Schreib die Zahl eines Zuges'],
    list: ['Liste bitte', 'Alle deine Züge: Pond', '12 Züge sind möglich.'],
    rules: ['Regeln bitte', 'Deine Frage: Pond', 'In Kürze. Teil 1 von '],
    ruled: ['Was ist ein Schloss?', 'Deine Frage: Pond', 'von der darauf gezeigten Person'],
    fact: ['Wie viele Karten sind noch in Stapel 2?', 'Deine Frage: Pond', 'Stapel 2: '],
    table: ['Wie steht es?', 'Deine Frage: Pond', 'Stapel (Karten): 1 '],
    pieces: [
      'Was macht der Maurer?',
      'Deine Frage: Pond',
      'Maurer: Erz; auf Bergarbeiter; 2 Gold; 1 Bausymbol.',
    ],
    hand: 'Hand 5: ',
    pass: ['ich passe, danke', 'passt zuerst und nimmt den Startmarker'],
    yes: [
      'Ja, klar!',
      'Du hast zugestimmt, und der Zug ist zurückgenommen.',
      'Deine Antwort ist da: Pond',
    ],
    no: ['Nein, lieber nicht', 'Du hast nicht zugestimmt, also bleibt es bei dem Zug.'],
    nobody: 'Auf ein Ja oder Nein von dir wartet niemand mehr.',
    undo: ['zurücknehmen bitte, hab mich verlesen', 'darum braucht es die Zustimmung von Ada'],
    nothing: 'Es gibt nichts zurückzunehmen',
    back: ['Zurückgenommen: Pond', 'Der Tisch steht wieder wie vor deinem Zug.'],
  },
  fr: {
    joint: ', puis ',
    played: ['Joué : Pond', 'Ton tour : '],
    next: 'C’est de nouveau à toi.',
    still: 'C’est toujours à toi.',
    waits: 'La table attend maintenant Ada',
    undone: '« annuler » reprend',
    notPlayed: 'Rien n’a été joué : Pond',
    nonsense: ['Quel temps affreux', 'Je ne trouve pas de coup pour « Quel temps affreux ».'],
    question: ['Tu es là ?', 'Je ne sais pas répondre à « Tu es là ? ».'],
    noNumber: ['9', 'Il n’y a pas de numéro 9 dans la liste.'],
    cannot: ['Recruter le Bûcheron', 'Ce n’est pas possible maintenant : Bûcheron – '],
    notTogether: ['1, puis 1', 'Le numéro 1 n’est plus possible après ce qui le précède.'],
    some: ['sur la route', 'Lequel de ces coups veux-tu dire ?'],
    last: 'La dernière, merci',
    one: (turn: string) => `Veux-tu dire : ${turn} ?`,
    halfRead: 'Pas bien compris : « Quel temps affreux ».',
    notYet: 'Rien n’est encore joué.',
    waysOn: 'ou avec d’autres mots. « liste » montre tous les coups, « table » la position.',
    empty: 'Il n’y avait rien à lire dans ta réponse.',
    late: 'Ta réponse est arrivée trop tard : la table a avancé depuis cette lettre.',
    notYours: 'Ce n’est pas à toi de jouer.',
    talk: ['dire : bien joué', 'Tu as dit : « bien joué »', 'Dit à la table : Pond'],
    both: ['1. dire : bien joué', 'Tu as dit : « bien joué »'],
    help: ['De l’aide, svp !', 'Comment répondre : Pond', 'Écris le numéro d’un coup'],
    list: ['la liste, stp', 'Tous tes coups : Pond', '12 coups sont possibles.'],
    rules: ['Les règles, stp', 'Ta question : Pond', 'En bref. Partie 1 sur '],
    ruled: ['C’est quoi, un cadenas ?', 'Ta question : Pond', 'par le villageois qu’il montre'],
    fact: ['Combien de cartes reste-t-il dans la pile 2 ?', 'Ta question : Pond', 'Pile 2'],
    table: ['Où en est-on ?', 'Ta question : Pond', 'Piles (cartes) : 1 '],
    pieces: [
      'Que fait le Maçon ?',
      'Ta question : Pond',
      'Maçon : Minerai ; sur Mineur ; 2 or ; 1 bâtisseur.',
    ],
    hand: 'main 5 : ',
    pass: ['je passe, merci', 'passe en premier'],
    yes: [
      'Oui, bien sûr !',
      'Tu as accepté, et le tour est repris.',
      'Ta réponse est notée : Pond',
    ],
    no: ['Non, désolé', 'Tu as refusé, le tour est donc maintenu.'],
    nobody: 'Plus personne n’attend de toi un oui ou un non.',
    undo: ['annule mon coup svp', 'il faut l’accord d’Ada'],
    nothing: 'Il n’y a rien à reprendre',
    back: ['Tour repris : Pond', 'La table est de nouveau comme avant ton tour.'],
  },
} as const

/** Names of the cards of Villagers. */
const namesIn = { en: namesEn, de: namesDe, fr: namesFr }

/** Text with plain spaces: French has narrow ones before its signs. */
const plain = (text: string | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')

describe.each(['en', 'de', 'fr'] as const)('a receipt in the language %s', (language) => {
  const words = languages[language]
  const road = { en: 'On the Road', de: 'In der Auslage', fr: 'Sur la route' }[language]

  const pair = async () => [await reader({ language }), await reader({ language })] as const

  /** Two people at a table, with the letter of whose turn it is. */
  async function asked(game = 'villagers') {
    const players = await pair()
    const { id } = await tableFor(players, { game, title: 'Pond' })
    await sendNotices(id)
    const { acting, waiting } = await actingOf(id, players)
    const [player, other] = [acting as Player, waiting as Player]
    const mail = await newestTo(player.email, true)
    if (!mail) throw new Error('Nobody was asked.')
    return { id, players, player, other, mail }
  }

  /** Receipt of an answer to a letter. */
  async function said(player: Player, mail: KeptMail | undefined, text: string) {
    await receive({ from: player.email, to: answerAddress(mail), text })
    const receipt = await newestTo(player.email)
    if (!receipt) throw new Error('Nothing came back.')
    return { receipt, subject: plain(receipt.subject), text: plain(receipt.text) }
  }

  /** Checks the line of what was played, which the story has where it tells of it: it says each move at length, in order, and only once. */
  function expectPlayed(text: string, ...labels: string[]): void {
    const lines = text.split('\n')
    const line = lines.find((one) => one.startsWith(plain(words.played[1])))
    const story = lines.indexOf(plain(letterWords[language].answers.andThen))
    const told = story < 0 ? undefined : lines[story + 1]
    expect(line === undefined || told === undefined, text).toBe(true)
    const moves = (line?.slice(plain(words.played[1]).length) ?? told ?? text).split(' · ')
    expect(moves, line).toHaveLength(labels.length)
    for (const [i, label] of labels.entries())
      for (const word of plain(label)
        .toLowerCase()
        .match(/[\p{L}\d]+/gu) ?? [])
        expect(moves[i]?.toLowerCase()).toContain(word)
  }

  const first = (mail: KeptMail) => /^1 {2}(.+)$/m.exec(mail.text)?.[1] ?? ''

  /** The two dice of the first row that is paid with any. */
  const diceIn = (mail: KeptMail): string[] => {
    const row = /(\p{L}+) (\d) \+ (?:(\p{L}+) )?(\d)/u.exec(mail.text)
    const [, colour = '', one = '', other = colour, two = ''] = row ?? []
    return [`${colour} ${one}`, `${other} ${two}`]
  }

  test('says what was played, and who is awaited', async () => {
    const { id, player, mail } = await asked()
    const { subject, text } = await said(player, mail, '1')
    expect(subject).toBe(words.played[0])
    expectPlayed(text, first(mail))
    expect(text).toContain(words.waits)
    // Somebody who waits is not told how to answer with a turn, but how to take theirs back.
    expect(mail.text).toContain('/how-answering-works')
    expect(text).not.toContain('/how-answering-works')
    expect(text).toContain(words.undone)
    expect((await viewOf(player, id)).play?.revision).toBe(1)
  })

  test('says all that was played of several moves, and that more is to come', async () => {
    const { id, player, mail } = await asked('my-village')
    const [one = '', two = ''] = diceIn(mail)
    const { subject, text } = await said(player, mail, `${one}${words.joint}${two}`)
    expect(subject).toBe(words.played[0])
    expectPlayed(text, one, two)
    expect(text).toContain(words.next)
    expect((await viewOf(player, id)).play?.revision).toBe(1)
  })

  test.each(['nonsense', 'question', 'noNumber', 'notTogether'] as const)(
    'says why nothing was played, and that it is still their turn: %s',
    async (kind) => {
      const { id, player, mail } = await asked()
      const [written, why] = words[kind]
      const { subject, text } = await said(player, mail, written)
      expect(subject).toBe(words.notPlayed)
      expect(text).toContain(why)
      expect(text).toContain(words.still)
      expect(text).toMatch(/^1 {2}\S/m)
      expect((await viewOf(player, id)).play?.revision).toBe(0)
    },
  )

  test('asks in words, and with no more than the choices, which of some turns was meant', async () => {
    const { id, player, mail } = await asked()
    const [written, why] = words.some
    const { receipt, subject, text } = await said(player, mail, written)
    expect(subject).toBe(words.notPlayed)
    const lines = text.split('\n').filter(Boolean)
    expect(lines[0]).toBe(why)
    expect(lines[2]).toBe(words.notYet)
    expect(lines[4]).toBe(words.waysOn)
    expect(lines.filter((line) => /^\d {2}/.test(line))).toHaveLength(6)
    // The page has the question, the choices and the picture alone; plain text has what the picture shows.
    for (const part of [letterWords[language].have, letterWords[language].stands])
      expect(receipt.html).not.toContain(part)
    for (const part of [letterWords[language].have, road]) expect(text).toContain(plain(part))
    expect(receipt.html?.includes('cid:')).toBe(mail.html?.includes('cid:'))
    expect((await viewOf(player, id)).play?.revision).toBe(0)
    // The answer is read within what was offered.
    const [, last = ''] = /^6 {2}(.+)$/m.exec(text) ?? []
    expectPlayed((await said(player, receipt, words.last)).text, last)
    expect((await viewOf(player, id)).play?.revision).toBe(1)
  })

  test('asks for a yes to what was not said clearly, after what was; a yes plays both', async () => {
    const { id, player, mail } = await asked('my-village')
    const [one = '', two = ''] = diceIn(mail)
    const { receipt, text } = await said(player, mail, `${one}${words.joint}${two}?`)
    expect(text.toLowerCase()).toContain(words.one(plain(`${one} · ${two}`)).toLowerCase())
    expect(text.split(letterWords[language].have)).toHaveLength(2)
    expect(text).toContain(`1  ${letterWords[language].choices.yes}`)
    const { text: after } = await said(player, receipt, words.yes[0])
    expectPlayed(after, one, two)
    expect((await viewOf(player, id)).play?.revision).toBe(1)
  })

  test('asks about what was said clearly, and names what it leaves out', async () => {
    const { id, player, mail } = await asked()
    const [nonsense] = words.nonsense
    const { text } = await said(player, mail, `1${words.joint}${nonsense}`)
    expect(text).toContain(words.one(plain(first(mail))))
    expect(text).toContain(words.halfRead)
    expect((await viewOf(player, id)).play?.revision).toBe(0)
  })

  test('says what cannot be done now', async () => {
    const { id, player, mail } = await asked()
    const [wanted, why] = words.cannot
    expect((await said(player, mail, wanted)).text).toContain(why)
    expect((await viewOf(player, id)).play?.revision).toBe(0)
  })

  test('says that there was nothing to read', async () => {
    const { player, mail } = await asked()
    expect((await said(player, mail, '> 1\n> 2')).text).toContain(words.empty)
  })

  test('says that an answer came too late, or is not asked for', async () => {
    const { id, players, player, mail } = await asked()
    const { receipt } = await said(player, mail, '1')
    const { subject, text } = await said(player, receipt, '2')
    expect(subject).toBe(words.notPlayed)
    expect(text).toContain(words.notYours)
    expect(text).toContain(words.waits)
    do await playOne(id, players)
    while ((await actingOf(id, players)).acting !== player)
    expect((await said(player, mail, '1')).text).toContain(words.late)
    expect((await said(player, mail, '1')).text).toContain(words.still)
  })

  test('says what was said at the table, beside a turn or alone', async () => {
    const { id, player, mail } = await asked()
    const [written, told, title] = words.talk
    const alone = await said(player, mail, written)
    expect(alone.subject).toBe(title)
    expect(alone.text).toContain(told)
    expect(alone.text).toContain(words.still)
    // The last letter alone tells what can be had.
    expect(alone.text).toContain(road)
    const beside = await said(player, mail, words.both[0])
    expect(beside.subject).toBe(words.played[0])
    expect(beside.text).toContain(words.both[1])
    const { body } = await player.get(`/api/tables/${id}/talk`)
    expect(body.messages).toHaveLength(2)
  })

  test.each(['help', 'list', 'fact', 'table', 'pieces', 'rules', 'ruled'] as const)(
    'has what was asked for: %s',
    async (kind) => {
      const { id, player, mail } = await asked()
      const [written, title, told] = words[kind]
      const { subject, text } = await said(player, mail, written)
      expect(subject).toBe(title)
      expect(text).toContain(told)
      expect(text).toContain(words.still)
      // The last letter alone tells what can be had.
      expect(text).toContain(road)
      expect((await viewOf(player, id)).play?.revision).toBe(0)
    },
  )

  test('answers a question beside a move, which is played', async () => {
    const { id, player, mail } = await asked()
    const { subject, text } = await said(player, mail, `1! ${words.fact[0]}`)
    expect(subject).toBe(words.played[0])
    expect(text).toContain(words.fact[2])
    expect((await viewOf(player, id)).play?.revision).toBe(1)
  })

  test('lists turns below the answer to a question, which are played by their numbers', async () => {
    const { id, player, mail } = await asked()
    const question = await said(player, mail, words.pieces[0])
    const { subject, text } = await said(player, question.receipt, '2')
    expect(subject).toBe(words.played[0])
    expectPlayed(text, /^2 {2}(.+)$/m.exec(question.receipt.text)?.[1] ?? '')
    expect((await viewOf(player, id)).play?.revision).toBe(1)
  })

  test('tells the table to somebody who waits, too', async () => {
    const { player, mail } = await asked()
    const { receipt } = await said(player, mail, '1')
    const { subject, text } = await said(player, receipt, words.table[0])
    expect(subject).toBe(words.table[1])
    expect(text).toContain(words.table[2])
    expect(text).toContain(words.waits)
    expect(text).not.toMatch(/^1 {2}\S/m)
  })

  test('names no card of a hand in the table of somebody who wants no secrets in letters', async () => {
    const { player, mail } = await asked()
    const hands = async () => {
      const { tableWord } = letterWords[language].answers
      const { text: one } = await said(player, mail, `${tableWord} 1`)
      const { text: two } = await said(player, mail, `${tableWord} 2`)
      const [, ...behind] = `${one} ${two}`.split(words.hand)
      return behind.map((hand) => hand.split(';')[0]).join()
    }
    const named = async () => {
      const shown = await hands()
      return Object.values(namesIn[language]).filter((name) => shown.includes(name))
    }
    expect(await named()).not.toEqual([])
    await player.patch('/api/me', { secrets: false })
    expect(await hands()).not.toBe('')
    expect(await named()).toEqual([])
  })

  test('says that somebody passed', async () => {
    const players = await pair()
    const { id } = await tableFor(players, { game: 'settlement', title: 'Pond' })
    for (let turns = 0; turns < 6; turns++) {
      await sendNotices(id)
      const { acting, table } = await actingOf(id, players)
      const player = acting as Player
      const mail = await newestTo(player.email, true)
      const { subject, text } = await said(player, mail, words.pass[0])
      if (subject === words.played[0]) {
        expect(text).toContain(words.pass[1])
        return
      }
      // An artifact is taken first.
      expect((await viewOf(player, id)).play?.revision).toBe(table.play?.revision)
      await said(player, mail, '1')
    }
    throw new Error('Nobody could pass.')
  })

  test('says that nobody waits for a yes, and that there is nothing to take back', async () => {
    const { player, mail } = await asked()
    const yes = await said(player, mail, words.yes[0])
    expect(yes.text).toContain(words.nobody)
    expect(yes.text).toContain(words.still)
    expect((await said(player, mail, words.undo[0])).text).toContain(words.nothing)
  })

  test('says that a turn is taken back, with the list again', async () => {
    const { id, player, mail } = await asked('settlement')
    const { receipt } = await said(player, mail, first(mail).split(' · ')[0] ?? '')
    const { receipt: undone, subject, text } = await said(player, receipt, words.undo[0])
    expect(subject).toBe(words.back[0])
    expect(text).toContain(words.back[1])
    expect(text).toContain(words.next)
    expect((await viewOf(player, id)).play?.revision).toBe(2)
    expect((await said(player, undone, '1')).subject).toBe(words.played[0])
  })

  test.each(['yes', 'no'] as const)(
    'says that the others are asked for a turn back, and what a %s came to',
    async (kind) => {
      const players = await pair()
      const { id } = await tableFor(players, { title: 'Pond' })
      await sendNotices(id)
      const { acting, turn } = await playTo(id, players, 'hidden')
      const [player, other] = players[0] === acting ? players : [players[1], players[0]]
      const letter = await letterTo(player.email)
      const talked = await said(player, letter, words.talk[0])
      const { text } = await said(player, talked.receipt, words.undo[0])
      expect(text).toContain(words.undo[1])
      await sendNotices(id)
      await ringAlarms()
      const question = await newestTo(other.email)
      const [written, came] = words[kind]
      const answer = await said(other, question, written)
      expect(answer.subject).toBe(words.yes[2])
      expect(answer.text).toContain(came)
      expect((await viewOf(player, id)).play?.revision).toBe(kind === 'yes' ? turn + 1 : turn)
    },
  )

  /** The newest letter to somebody that can be answered. */
  async function letterTo(email: string): Promise<KeptMail> {
    const mail = await newestTo(email, true)
    if (!mail) throw new Error(`Nothing can be answered by ${email} in ${env.ORIGIN}.`)
    return mail
  }
})
