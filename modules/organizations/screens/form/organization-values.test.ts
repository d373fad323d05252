import { expect, test } from 'vitest'
import texts from '../../locales/en.json'
import { organizationMessages } from '../../organization.ts'
import { nothingYet, renamed } from './organization-values.ts'

test('spec 5: each message of the rules has words on the page, and each rule a word', () => {
  expect(Object.keys(texts.form.mistakes)).toEqual([...Object.keys(organizationMessages), 'other'])
})

test('the address follows the name as one types, until it is written by hand', () => {
  const named = { ...nothingYet, ...renamed(nothingYet, 'Café des Amis') }
  expect(named).toEqual({ name: 'Café des Amis', slug: 'cafe-des-amis', logoId: null })
  expect(renamed(named, 'Café')).toEqual({ name: 'Café', slug: 'cafe' })
  expect(renamed({ ...named, slug: 'amis' }, 'Café')).toEqual({ name: 'Café' })
  expect(renamed(named, '!')).toEqual({ name: '!', slug: '' })
})
