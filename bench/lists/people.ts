import type { ClientConfig, Pool } from 'pg'
import { user } from '#domains/identity/users/user.resource.ts'
import { sortsOf } from '#kit/resource/index.ts'
import { givenNames } from '../generated/names.ts'
import { type MadePerson, madePeople } from '../generated/people.ts'
import type { Question } from './comparison.ts'
import { fillTable } from './filled-table.ts'
import { halfWay, listOf, searchOf, someIds } from './questions.ts'
import type { Subject } from './scale.ts'
import { termsOf } from './terms.ts'

export const people: Subject = { fill, questions, byKey: 'one user' }

function fill(connection: ClientConfig, size: number): Promise<void> {
  return fillUsers(connection, withAdmin(size))
}

/** The product adds sample accounts only to an empty database, so the requests need an admin. */
function* withAdmin(size: number): Generator<MadePerson> {
  const facts = { manages: true, banned: false, verified: true }
  yield { name: 'Asker', email: 'admin@example.com', ...facts }
  yield* madePeople(size - 1)
}

export const fillUsers = (connection: ClientConfig, some: Iterable<MadePerson>) =>
  fillTable(connection, {
    table: 'users',
    columns: ['name', 'email', 'role', 'banned', 'email_verified'],
    rows: some,
    valuesOf: ({ name, email, manages, banned, verified }) => [
      name,
      email,
      manages ? 'admin' : 'user',
      banned,
      verified,
    ],
  })

async function questions(pool: Pool, size: number): Promise<Question[]> {
  const place = await halfWay(pool, { table: 'users', key: 'name_key', size })
  const ids = await someIds(pool, 'users')
  const list = listOf('users')
  const search = searchOf('users')
  const terms = termsOf(givenNames, 'users')
  return [
    list('first page of users', ''),
    { name: 'users at half the depth', paths: ['/users'], place },
    ...sortsOf(user).map((sort) => list(`users by ${sort}`, `sort=${sort}`)),
    list('the banned', 'status=banned'),
    list('the unverified', 'status=unverified'),
    search('few: an address', '777@example'),
    search('one match: a name', nameOf(777)),
    search('some: part of a name', terms.middle),
    search('many: the commonest name', terms.commonest),
    search('none: a slip of the finger', await terms.mistyped(pool)),
    search('two letters', terms.commonest.slice(0, 2)),
    { name: 'one user', paths: ids.map((id) => `/users/${id}`) },
  ]
}

function nameOf(person: number): string {
  const [{ name } = { name: '' }] = [...madePeople(person + 1)].slice(person)
  return name
}
