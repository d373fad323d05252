import { Client } from 'pg'
import { newTag } from '../lists.ts'
import { sameDatabase } from '../same-database.ts'

export const reason = `Connection refused ${'by mail.example.com '.repeat(8)}`.trim()

/** No process runs it: retried, it waits. */
export const jobName = 'unregistered-job'

export async function withFailedJobs(
  names: string[],
  act: (recipients: string[], client: Client) => Promise<void>,
) {
  const client = new Client(await sameDatabase())
  await client.connect()
  const recipients = names.map(() => `${newTag().toLowerCase()}@example.com`)
  try {
    for (const [index, name] of names.entries()) {
      await client.query(
        `INSERT INTO jobs (name, email, attempts, failure, failed_at) VALUES ($1, $2, 3, $3, now())`,
        [name, recipients[index], reason],
      )
    }
    await act(recipients, client)
  } finally {
    await client.query('DELETE FROM jobs WHERE email = ANY ($1)', [recipients])
    await client.end()
  }
}
