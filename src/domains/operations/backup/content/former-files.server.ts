import type { PoolClient } from 'pg'

/** What the store holds before a restore. */
export async function rememberFiles(client: PoolClient): Promise<void> {
  await client.query('CREATE TEMPORARY TABLE former_files ON COMMIT DROP AS SELECT * FROM files')
  await client.query('UPDATE former_files SET uploader_id = NULL')
}

/** The database goes on to know every file that the store holds: the sweep removes those that nothing needs. */
export async function keepFormerFiles(client: PoolClient): Promise<void> {
  await client.query('INSERT INTO files SELECT * FROM former_files ON CONFLICT DO NOTHING')
}
