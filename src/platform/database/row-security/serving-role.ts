import { type ClientBase, escapeIdentifier as quoted } from 'pg'

/** Superusers pass row-level security, so in their place the product acts as a role with their privileges on tables only. */
export async function servingRole(client: ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ owner: string; role: string; exists: boolean }>(
    `SELECT rolname AS owner, rolname || '_app' AS role,
       EXISTS (SELECT FROM pg_auth_members AS granted JOIN pg_roles AS member ON member.oid = granted.member
         WHERE granted.roleid = me.oid AND member.rolname = me.rolname || '_app') AS exists
     FROM pg_roles AS me WHERE rolname = current_user AND rolsuper`,
  )
  const [found] = rows
  if (!found) return undefined
  const { owner, role, exists } = found
  if (!exists) {
    await client.query(
      `DO $$ BEGIN CREATE ROLE ${quoted(role)} NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
       GRANT ${quoted(owner)} TO ${quoted(role)}`,
    )
  }
  return role
}
