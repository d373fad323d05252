/** The planner would scan the table, expecting ten thousand early matches; parallel workers would read stages ahead. */
const sessionSettings = {
  enable_seqscan: 'off',
  max_parallel_workers_per_gather: '0',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '30s',
}

export type Settings = Record<string, string>

export const withRole = (role: string | undefined): Settings =>
  role === undefined ? sessionSettings : { ...sessionSettings, role }

/** The value of the startup parameter `options`. */
export const asOptions = (settings: Settings) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replaceAll(/[\\\s]/g, String.raw`\$&`)}`)
    .join(' ')
