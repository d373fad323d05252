import { namesOf } from './names.ts'

export type MadePerson = {
  name: string
  email: string
  manages: boolean
  banned: boolean
  verified: boolean
}

const DISTINCT_NAMES = 50_000

export function* madePeople(count: number): Generator<MadePerson> {
  const names = namesOf(Math.min(count, DISTINCT_NAMES), 2)
  for (let made = 0; made < count; made++) {
    const name = names[made % names.length] ?? ''
    yield {
      name,
      email: `${mailboxOf(name)}.${made}@example.com`,
      manages: made % 100 === 1,
      banned: made % 40 === 3,
      verified: made % 9 > 0,
    }
  }
}

const mailboxOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim()
    .replaceAll(' ', '.') || 'reader'
