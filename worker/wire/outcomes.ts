/** Outcomes of a report: something was done about it, or it was no reason to. */
export const reportOutcomes = ['acted', 'no-reason'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
