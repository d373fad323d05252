/** Each lane has its own workers and SMTP connections, so codes never queue behind notices and invitations. */
export const mailLanes = ['code', 'notice', 'bulk'] as const

export type MailLane = (typeof mailLanes)[number]

export const laneWorkers: Record<MailLane, number> = { code: 3, notice: 1, bulk: 2 }
