import { expect, test } from 'vitest'
import { Visitor } from '../guides/visitor.ts'
import { expectAccessible, pageOf } from './in-browser.ts'
import { Repository } from './repository.ts'

const checks = [
  'tsc --noEmit',
  'oxlint modules/catalogue src/domains/identity src/app',
  'oxfmt --check .',
  'knip',
  'vitest run --project unit src/app tests/conventions',
  'vitest run --project database modules/catalogue/remind-new-users',
]

const guides = ['adding-a-page.md', 'adding-a-message.md', 'adding-a-job.md']

test('the guides to pages, messages and jobs give a page in the sitemap, a message and a job that sends it', async () => {
  const project = new Repository()
  for (const guide of guides) {
    await project.follow(guide)
    project.commit()
  }
  for (const check of checks) await project.run(check)
  await project.run('npm run build')

  const address = await project.serve()
  const visitor = new Visitor(address)
  expect(await visitor.read('/about?lng=fr')).toMatch(
    /<html[^>]*lang="fr".*Nous prêtons des livres/su,
  )
  expect(await visitor.read('/about?lng=ar')).toMatch(/<html[^>]*dir="rtl"/)
  const sitemap = await (await visitor.ask('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${address}/about</loc>`)
  const message = await visitor.ask('/api/dev/mails/finishAccount/en')
  expect(await message.text()).toContain('Finish your account')

  const manager = new Visitor(address)
  await manager.signIn('admin@example.com')
  await expect
    .poll(() => manager.read('/manager/jobs?lng=en'), { timeout: 20_000 })
    .toContain('Remind new users')
  const browser = await pageOf(manager, address)
  await expectAccessible(browser, '/about')
  await browser.getByRole('banner').getByRole('link').last().click()
  await browser.waitForURL('**/manager/dashboard')
}, 900_000)

test('a page, a message and a job are taken back without a trace', async () => {
  const project = new Repository()
  const pieces = [
    'page /about/team',
    'mail finish-account --in identity',
    'job send-digest --in catalogue',
  ]
  for (const piece of pieces) {
    await project.run(`npm run new -- ${piece}`)
    project.commit()
  }
  await project.run('tsc --noEmit')
  await project.run('vitest run --project unit modules/catalogue/send-digest')
  for (const piece of pieces.toReversed()) {
    await project.run(`npm run new -- ${piece.split(' ').slice(0, 2).join(' ')} --undo`)
    project.commit()
  }
  expect(project.git('diff', '--stat', 'HEAD~6')).toBe('')
}, 600_000)

test.each([
  ['page about', 'begin with a slash'],
  ['page /manager/about', 'an area with rules of its own'],
  ['page /shelf', 'modules/shared-shelves/routes/shelf.tsx serves /shelf already'],
  ['mail finish-account --in school', 'There is no module school'],
  ['mail invitation --in catalogue', 'invitations/invitation-mail exists already'],
  ['mail Finish --in identity', 'use lower-case letters and dashes'],
  ['job delete-old-searches --in catalogue', 'has a job delete-old-searches already'],
  [
    'job tidy --in catalogue --every never',
    '--every takes minutes, from 1 to 10080 (a week), not “never”',
  ],
  ['job tidy --undo', 'There is no job tidy'],
])('npm run new -- %s is refused', async (command, reason) => {
  const project = new Repository()
  await expect(project.run(`npm run new -- ${command}`)).rejects.toThrow(reason)
  expect(project.changes()).toBe('')
})
