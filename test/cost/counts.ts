/** Counts of a run, each a sum but the sizes. Times are milliseconds, sizes bytes. */
export const nothing = {
  /** Requests to the worker. */
  requests: 0,
  /** Calls, sockets and alarms of the Durable Objects, of tables and of people. */
  objectRequests: 0,
  /** Those of people's objects alone. */
  peopleRequests: 0,
  /** Messages that sockets sent to them. */
  messages: 0,
  /** Time that their handlers took on this machine; one that waits for another's counts as well. */
  objectTime: 0,
  /** Calls elsewhere that their handlers waited for: the database, the post office. */
  objectCalls: 0,
  objectRowsRead: 0,
  /** Alarms that were set count as rows written. */
  objectRowsWritten: 0,
  /** Those of people's objects alone. */
  peopleRowsWritten: 0,
  /** Size of the table that was asked about. */
  objectSize: 0,
  /** Size of all people's objects together. */
  peopleSize: 0,
  /** Queries and batches that write to D1. */
  databaseWrites: 0,
  /** Time that D1 took for them. */
  databaseWriteTime: 0,
  databaseRowsRead: 0,
  databaseRowsWritten: 0,
  databaseSize: 0,
  mails: 0,
}

export type Counts = typeof nothing
