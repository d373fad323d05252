import { isRecord } from '#kit/session/index.ts'

/** Reads the mailbox of local mode; never loaded elsewhere. */
export async function newestCode(email: string): Promise<string | undefined> {
  const response = await fetch('/api/dev/mailbox')
  const answer: unknown = await response.json()
  const messages = Array.isArray(answer) ? answer.filter(isRecord) : []
  const subjects = messages.filter(({ to }) => to === email).map(({ subject }) => String(subject))
  return subjects.map(codeIn).find((code) => code !== undefined)
}

const codeIn = (subject: string) => /(?<!\d)\d{6}(?!\d)/.exec(subject)?.[0]
