import type { TestDatabase } from '#platform/database/test-database.ts'

const statements = {
  users: 'SELECT id, email, name, role, banned, email_verified FROM users',
  sessions: 'SELECT id, user_id, method FROM sessions',
  accounts: 'SELECT provider_id, account_id, user_id, agreed_at FROM accounts',
  members: 'SELECT organization_id, user_id, role FROM members',
  organizations: 'SELECT id FROM organizations',
  providers: 'SELECT organization_id, issuer, client_id, is_required FROM organization_providers',
  domains: 'SELECT organization_id, domain, verified_at FROM email_domains',
} as const

const keys = 'SELECT id, scopes, revoked_at FROM api_keys'

/** The rows that decide who signs in as which account, compared before and after a refused attempt. */
export async function signInState({ pool }: Pick<TestDatabase, 'pool'>) {
  const { rows: found } = await pool.query(`SELECT WHERE to_regclass('api_keys') IS NOT NULL`)
  const all = { ...statements, ...(found.length > 0 && { keys }) }
  const tables = await Promise.all(
    Object.entries(all).map(async ([name, statement]) => {
      const text = `SELECT stored::text AS text FROM (${statement}) AS stored ORDER BY 1`
      const { rows } = await pool.query<{ text: string }>(text)
      return [name, rows.map((row) => row.text)] as const
    }),
  )
  return Object.fromEntries(tables)
}
