import { describe, expect, it } from 'vitest'
import { fold } from '#i18n/fold.ts'
import type { Command, CommandGroup } from '#layouts/commands/command.ts'
import { findCommands } from './find-commands.ts'
import type { OfferGroup } from './record-search.ts'

const headings: Partial<Record<OfferGroup, string>> = {
  app: 'Clinic',
  manager: 'Manager',
  theme: 'Theme',
  language: 'Langue',
}

const command = (group: CommandGroup, label: string, detail?: string): Command => ({
  id: `${group} ${label}`,
  group,
  label,
  detail,
  run: () => {},
})

const commands = [
  command('app', 'Users'),
  command('manager', 'Users'),
  command('manager', 'Import users'),
  command('general', 'Manager', 'Switch area'),
  command('theme', 'Dark'),
  command('theme', 'Light'),
  command('language', 'Français'),
  command('app', 'Étagères'),
  command('app', 'مؤسسة جديدة'),
  command('app', 'الإدارة'),
]

const find = (term: string, recent: string[] = []) => {
  const headingOf = (group: OfferGroup) => headings[group] ?? 'General'
  return findCommands(commands, { term, headingOf, recent }).map(({ id }) => id)
}

describe('behaviour 9: commands are found', () => {
  it.each([
    ['dark', ['theme Dark']],
    ['DARK THEME', ['theme Dark']],
    ['theme dark', ['theme Dark']],
    ['the', ['theme Dark', 'theme Light']],
    ['users imp', ['manager Import users']],
    ['area switch', ['general Manager']],
    ['francais', ['language Français']],
    ['etageres', ['app Étagères']],
    ['ÉTAG', ['app Étagères']],
    ['جديده مؤسسه', ['app مؤسسة جديدة']],
    ['الادارة', ['app الإدارة']],
    ['iur', ['manager Import users']],
    ['etgr', ['app Étagères']],
    ['dark users', []],
    ['zzz', []],
  ])(
    'by “%s”: every word in any order, initials, letters in order, without case and accents',
    (term, found) => {
      expect(find(term)).toEqual(found)
    },
  )

  it('the closest first: what begins so, then words that do, then what stands under such a heading', () => {
    expect(find('manager')).toEqual(['general Manager', 'manager Users', 'manager Import users'])
    expect(find('users')).toEqual(['app Users', 'manager Users', 'manager Import users'])
    expect(find('sers')).toEqual(['app Users', 'manager Users', 'manager Import users'])
  })

  it('the latest used first among those that are equally close', () => {
    expect(find('users', ['manager Users'])).toEqual([
      'manager Users',
      'app Users',
      'manager Import users',
    ])
    expect(find('users', ['manager Import users'])[0]).toBe('app Users')
  })

  it('all of them where nothing is sought', () => {
    expect(find(' ')).toHaveLength(commands.length)
  })
})

it('behaviour 9: folding leaves letters of other scripts alone', () => {
  expect(fold('Čeština كتـاب 書')).toBe('cestina كتاب 書')
})
