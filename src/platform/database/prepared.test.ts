import { expect, test } from 'vitest'
import { preparing } from './prepared.ts'

test('a statement is written once for each database and name', () => {
  const written: string[] = []
  const statement = preparing((_orm: object, name) => written.push(name))
  const [one, other] = [{}, {}]
  for (const orm of [one, one, other]) statement(orm, 'notes')
  statement(one, 'users')
  expect(written).toEqual(['notes', 'notes', 'users'])
})

test('of names without end only the newest are kept', () => {
  const written: string[] = []
  const statement = preparing((_orm: object, name) => written.push(name))
  const orm = {}
  for (let number = 0; number <= 300; number++) statement(orm, `search ${number}`)
  statement(orm, 'search 300')
  expect(written).toHaveLength(301)
  statement(orm, 'search 0')
  expect(written).toHaveLength(302)
})
