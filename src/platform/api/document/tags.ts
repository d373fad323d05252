const descriptions: Record<string, string> = {
  auth: 'Signing in and out, sessions, and changes to one’s own account that an emailed code confirms.',
  account: 'The signed-in user’s own account.',
  books: 'The catalogue of books, with its trash, import and export.',
  files: 'Pictures: covers of books and logos of organizations.',
  genres: 'The genres that books belong to.',
  push: 'Push notifications to the browsers of the signed-in user.',
  jobs: 'Background jobs that wait, run or failed.',
  shelves: 'Personal shelves of books, shared with organizations or by a public link.',
  organizations: 'Organizations that the signed-in user belongs to.',
  members: 'Members of an organization and their roles.',
  teams: 'Teams within an organization.',
  invitations: 'Invitations to an organization, sent and received.',
  users: 'User administration, for managers.',
  managedOrganizations: 'Every organization, for managers.',
  activity: 'The record of who did what, and when.',
  live: 'What happens while a client is connected. The events themselves come from `GET /api/live`, see above.',
  dashboard: 'The figures of the dashboard, for managers.',
}

const wordsOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

export const tagOf = (operationId: string) => operationId.split('.')[0] ?? ''

export function tagsOf(operationIds: string[]) {
  const used = new Set(operationIds.map(tagOf))
  const missing = [...used].filter((name) => !(name in descriptions))
  const names = [...Object.keys(descriptions).filter((name) => used.has(name)), ...missing]
  return names.map((name) => ({
    name,
    description: descriptions[name] ?? `Everything about ${wordsOf(name)}.`,
  }))
}
