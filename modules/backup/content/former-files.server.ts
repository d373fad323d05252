import type { PoolClient } from 'pg'

export async function rememberFiles(client: PoolClient): Promise<void> {
  await client.query('CREATE TEMPORARY TABLE former_files ON COMMIT DROP AS SELECT * FROM files')
  await client.query('UPDATE former_files SET uploader_id = NULL')
}

/** Keeps the rows of files that were stored before the restore, so that the sweep can delete unused ones. */
export async function keepFormerFiles(client: PoolClient): Promise<void> {
  await client.query('INSERT INTO files SELECT * FROM former_files ON CONFLICT DO NOTHING')
}
