/** What is counted of a run, each a sum but the sizes. Times are milliseconds, sizes bytes. */
export const nothing = {
  /** Requests to the worker. */
  requests: 0,
  /** Calls, sockets and alarms of the Durable Object. */
  objectRequests: 0,
  /** Messages that sockets sent to it. */
  messages: 0,
  /** How long its handlers took on this machine. */
  objectTime: 0,
  /** What its handlers waited for elsewhere: the database, the post office. */
  objectCalls: 0,
  objectRowsRead: 0,
  /** Alarms that were set count as rows written. */
  objectRowsWritten: 0,
  objectSize: 0,
  /** Queries and batches that write to D1. */
  databaseWrites: 0,
  /** How long D1 took for them. */
  databaseWriteTime: 0,
  databaseRowsRead: 0,
  databaseRowsWritten: 0,
  databaseSize: 0,
  mails: 0,
}

export type Counts = typeof nothing
