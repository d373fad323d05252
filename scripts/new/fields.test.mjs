import { expect, test } from 'vitest'
import { fieldsOf } from './fields.mjs'

const user = { name: 'user' }
const findTarget = (name) => (name === 'user' ? user : undefined)
const read = (...typed) => fieldsOf(typed, findTarget)

test('fields are read with their kinds and what they can do', () => {
  const { fields, nameField } = read(
    'title:text:required',
    'species:enum(dog,grey-parrot)',
    'born:date:sort',
    'owner:user:required',
    'photo:picture',
    'price:money(EUR)',
    'notes:longText',
  )
  expect(nameField).toBe('title')
  expect(fields.map(({ key, kind, inside, options }) => [key, kind, inside, options])).toEqual([
    ['title', 'text', undefined, { required: true, search: 'words', sort: true }],
    ['species', 'enum', ['dog', 'greyParrot'], { filter: true }],
    ['born', 'date', undefined, { sort: true }],
    ['ownerId', 'reference', undefined, { required: true, filter: true }],
    ['photoId', 'picture', undefined, {}],
    ['price', 'money', 'EUR', {}],
    ['notes', 'longtext', undefined, { listed: false }],
  ])
})

test('what a record belongs to is a required field before the others', () => {
  const { fields, nameField } = fieldsOf(['name:text'], findTarget, { name: 'organization' })
  expect(nameField).toBe('name')
  expect(fields.map(({ key, isTenant, options }) => [key, isTenant, options])).toEqual([
    ['organizationId', true, { required: true, filter: true }],
    ['name', undefined, { required: true, search: 'words', sort: true }],
  ])
  const twice = () =>
    fieldsOf(['name:text', 'organizationId:number'], findTarget, { name: 'organization' })
  expect(twice).toThrow('named twice')
})

test.each([
  [[], 'Name its fields'],
  [['name'], '“name” is no field'],
  [['Name:text'], '“Name:text” is no field'],
  [['name:text', 'age:integers'], 'neither a kind of field nor a resource'],
  [['name:text', 'name:number'], 'named twice'],
  [['name:text', 'version:number'], 'taken by the kit'],
  [['name:text', 'sort:number'], 'taken by the kit'],
  [['name:text', 'id:text'], 'The name id is taken by the kit'],
  [['name:text', 'from:text'], 'The name from is taken by the kit'],
  [['name:text', 'cursor:text'], 'The name cursor is taken by the kit'],
  [['name:text', 'limit:text'], 'The name limit is taken by the kit'],
  [['name:text', 'format:text'], 'The name format is taken by the kit'],
  [['name:text', 'type:text'], 'The name type is taken by the kit'],
  [['name:text', 'constructor:text'], 'The name constructor is taken by the kit'],
  [['name:text', 'toString:text'], 'The name toString is taken by the kit'],
  [['name:text', 'titleKey:text'], 'The name titleKey is taken by the kit'],
  [['name:text', 'hasOwnProperty:boolean'], 'taken by the kit'],
  [['name:text', 'view:picture'], 'The name viewId is taken by the kit'],
  [['name:text', '__proto__:text'], 'is no field'],
  [['name:text', 'owner:user', 'owner:text'], 'named twice'],
  [['name:text', 'age:number:search'], 'can’t be “search”'],
  [['name:text', 'photo:picture:required'], 'A picture can’t be required'],
  [['name:text', 'price:money'], 'Name the currency'],
  [['name:text', 'kind:enum'], 'Name the values'],
  [['name:text', 'kind:enum(a,a)'], 'Name the values'],
  [['name:text', 'age:number(3)'], 'Nothing stands in brackets'],
  [['name:text:unique', 'code:text:unique'], 'One field can be unique'],
  [['age:number'], 'Users must know a record by a text'],
])('%j is refused with what to do', (typed, message) => {
  expect(() => read(...typed)).toThrow(message)
})
