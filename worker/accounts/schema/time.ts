import { integer } from 'drizzle-orm/sqlite-core'

/** A column that holds a time, in milliseconds since 1970. */
export const time = (name: string) => integer(name, { mode: 'number' })
