import { ProgressLine } from '#platform/command-line/progress-line.ts'
import type { Hearing } from './hearing.server.ts'

export async function withProgress<Result>(
  task: string,
  work: (hearing: Hearing) => Promise<Result>,
): Promise<Result> {
  const rows = new ProgressLine(task, 'rows')
  const files = new ProgressLine(task, 'files')
  try {
    return await work({
      onRows: (done, of) => rows.tell(done / of, done),
      onFiles: (done, of) => {
        rows.end()
        files.tell(done / of, done)
      },
    })
  } finally {
    rows.end()
    files.end()
  }
}
