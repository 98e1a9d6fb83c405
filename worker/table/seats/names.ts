/** Names of people at a table: each so that nobody can take them for another. */
import { lookAlike, nameAmong } from '../../wire/names.ts'
import type { TakenSeat } from '../storage/rows.ts'
import { botNames } from './bot-names.ts'

/** The name under which an account sits, or is to sit, among the people here; those who left for good share theirs, and bots give way. */
export const nameAt = (
  takenSeats: ReadonlyArray<TakenSeat>,
  account: string,
  name: string,
): string =>
  nameAmong(
    name,
    takenSeats
      .filter((other) => other.account !== account && other.account !== null)
      .map((other) => other.name),
  )

const isBot = ({ account, bot }: TakenSeat): boolean => account === null && bot !== null

/** A name for a bot that nobody here could be taken for: the wished one, another of its list, or one with a number. */
export function botNameAmong(wished: string, others: ReadonlyArray<string>): string {
  const isFree = (name: string) => !others.some((other) => lookAlike(name, other))
  const list = Object.values(botNames).find((names) => names.includes(wished)) ?? []
  return [wished, ...list].find(isFree) ?? nameAmong(wished, others)
}

/** The seats with other names for those bots that have a person's: somebody sat down by it, or took it on. */
export const withBotsNamed = (takenSeats: ReadonlyArray<TakenSeat>): TakenSeat[] =>
  takenSeats.map((one) => {
    const people = takenSeats.filter((other) => other.account !== null)
    if (!isBot(one) || !people.some(({ name }) => lookAlike(name, one.name))) return one
    const others = takenSeats.filter((other) => other !== one).map(({ name }) => name)
    return { ...one, name: botNameAmong(one.name, others) }
  })
