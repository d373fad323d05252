import type { Config } from '../../config/config.ts'

/** How long it is worth trying to deliver what nobody waits for, in milliseconds. */
const patience = 7 * 24 * 3600_000

/** When a notice is of no use any more. */
export const noticeEnds = () => new Date(Date.now() + patience)

/** What every notice tells: when it happened, and where. */
export const noticeFacts = ({ baseUrl }: Pick<Config, 'baseUrl'>) => ({
  at: new Date(),
  site: baseUrl.host,
})
