/**
 * Each lane has workers and SMTP connections of its own, so a full lane never delays another: codes, which people wait
 * for, pass notices and invitations.
 */
export const mailLanes = ['code', 'notice', 'bulk'] as const

export type MailLane = (typeof mailLanes)[number]

/** How many messages of a lane one process delivers at a time. */
export const laneWorkers: Record<MailLane, number> = { code: 3, notice: 1, bulk: 2 }
