const base: Record<string, string> = {
  auth: 'Signing in and out, sessions, and changes to one’s own account that an emailed code confirms.',
  account: 'The signed-in user’s own account.',
  files: 'Pictures of records and logos.',
  jobs: 'Background jobs that wait, run or failed.',
  users: 'User administration, for managers.',
  activity: 'The record of who did what, and when.',
  dashboard: 'The figures of the dashboard, for managers.',
}

const wordsOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

export const tagOf = (operationId: string) => operationId.split('.')[0] ?? ''

/** Modules describe theirs. */
export function tagsOf(operationIds: string[], ofModules: Readonly<Record<string, string>>) {
  const descriptions = { ...base, ...ofModules }
  const used = new Set(operationIds.map(tagOf))
  const missing = [...used].filter((name) => !(name in descriptions))
  const names = [...Object.keys(descriptions).filter((name) => used.has(name)), ...missing]
  return names.map((name) => ({
    name,
    description: descriptions[name] ?? `Everything about ${wordsOf(name)}.`,
  }))
}
