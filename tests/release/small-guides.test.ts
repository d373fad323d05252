import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../conventions/project-files.ts'
import { Visitor } from '../guides/visitor.ts'
import { openOutside } from '../outside/outside.ts'
import { Providers } from '../outside/providers.ts'
import { CopiedProject } from './copied-project.ts'
import { expectAccessible, pageOf } from './in-browser.ts'

const pages = [
  'adding-a-field.md',
  'adding-a-picture.md',
  'adding-a-reference.md',
  'adding-a-variable.md',
  'adding-a-procedure.md',
  'adding-a-component.md',
  'adding-an-example.md',
  'fonts-and-colours.md',
  'adding-a-language.md',
  'adding-a-sign-in-provider.md',
]

const checks = [
  'oxfmt --check .',
  'tsc --noEmit',
  'oxlint modules/catalogue src/domains/operations src/domains/identity/login src/i18n src/kit/setup src/platform/config src/ui',
  'knip',
  'vitest run --project unit src/i18n src/platform/config src/ui src/kit src/domains/identity/login src/domains/operations tests/conventions tests/guides',
  'vitest run --project database modules/catalogue/writers modules/catalogue/essays src/domains/identity/auth/auth-permissions',
  'vitest run --project database src/app/api -t "newest|has its row"',
  'node scripts/build.mjs',
]

/** The font file is the reader's; any will do. */
const font = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** The stub answers for GitLab as it does for Google. */
async function openGitlab() {
  const providers = new Providers()
  const person = providers.newPerson()
  providers.claims = { iss: 'https://gitlab.com' }
  const authorize = providers.places['accounts.google.com/o/oauth2/v2/auth']
  const token = providers.places['oauth2.googleapis.com/token']
  if (!authorize || !token) throw new Error('The stub has no OpenID provider')
  const places = { 'gitlab.com/oauth/authorize': authorize, 'gitlab.com/oauth/token': token }
  const outside = await openOutside(places)
  const folder = mkdtempSync(join(tmpdir(), 'test-gitlab-'))
  const certificate = join(folder, 'certificate.pem')
  writeFileSync(certificate, outside.certificate)
  onTestFinished(() => {
    outside.close()
    rmSync(folder, { recursive: true })
  })
  const variables = {
    GITLAB_CLIENT_ID: 'our-id',
    GITLAB_CLIENT_SECRET: 'our-secret',
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: outside.address,
    NODE_EXTRA_CA_CERTS: certificate,
  }
  return { person, variables, authorize }
}

test('the half-page guides, followed one after the other, all work', async () => {
  const project = new CopiedProject()
  copyFileSync(join(root, font), join(project.folder, 'src/ui/theme/brand.woff2'))
  await takesBackALanguage(project)
  await project.run(project.firstCommand('adding-a-resource.md'))
  for (const page of pages) await project.follow(page)
  for (const check of checks) await project.run(check)

  const gitlab = await openGitlab()
  const address = await project.serve({ NOTICE: 'Closed on Monday', ...gitlab.variables })
  const manager = new Visitor(address)
  await manager.signIn('admin@example.com')
  const browser = await pageOf(manager, address)

  // A field.
  const sent = { name: 'Virago', phone: '+44 20 3122 6000' }
  expect(await (await manager.send('/api/v1/publishers', sent)).json()).toMatchObject(sent)

  // A picture, chosen in the form.
  await browser.goto('/manager/writers/new?lng=en')
  await browser.waitForLoadState('networkidle')
  await browser.getByLabel('Name').fill('Zadie Smith')
  const picture = join(root, 'docs/pictures/book.webp')
  await browser.locator('input[type=file]').setInputFiles(picture)
  await browser.getByRole('button', { name: 'Remove' }).waitFor()
  await browser.getByRole('button', { name: 'Create', exact: true }).click()
  await browser.waitForURL(/\/manager\/writers\/[\da-f-]{36}$/)
  const portrait = browser.locator('main img')
  await expect
    .poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)

  // A reference to one record and one to many, chosen in the form.
  await browser.goto('/manager/essays/new?lng=en')
  await browser.waitForLoadState('networkidle')
  await browser.getByLabel('Title').fill('Changing My Mind')
  await browser.getByRole('combobox', { name: 'Author' }).fill('zad')
  await browser.getByRole('option', { name: 'Zadie Smith' }).click()
  const genres = (await (await manager.ask('/api/v1/genres')).json()) as {
    items: { name: string }[]
  }
  const chosen = genres.items.slice(0, 2).map(({ name }) => name)
  for (const name of chosen) {
    await browser.getByRole('combobox', { name: 'Genres' }).fill(name)
    await browser.getByRole('option', { name }).first().click()
  }
  await browser.getByRole('button', { name: 'Create', exact: true }).click()
  await browser.waitForURL(/\/manager\/essays\/[\da-f-]{36}$/)
  for (const name of ['Zadie Smith', ...chosen]) {
    await browser.locator('main').getByText(name).first().waitFor()
  }

  // A variable and a procedure, both on the home page.
  const { book } = (await (await manager.ask('/api/v1/books/newest')).json()) as {
    book: { id: string }
  }
  const home = await manager.read('/app?lng=en')
  expect(home).toContain('Closed on Monday')
  expect(home).toMatch(new RegExp(`Newest book:.*href="/app/books/${book.id}"`, 's'))
  expect((await new Visitor(address).ask('/api/v1/books/newest')).status).toBe(401)

  // A component.
  await browser.goto('/dev/ui?lng=en')
  await browser.locator('#figure').getByText('12,345').waitFor()
  await expectAccessible(browser, '/dev/ui')

  // A font, a colour, a language and a provider, all on the sign-in page.
  await browser.context().clearCookies()
  const stranger = new Visitor(address)
  const spanish = await stranger.read('/login?lng=es')
  expect(spanish).toMatch(/<html[^>]* lang="es"[^>]* dir="ltr"/)
  expect(spanish).toMatch(/<h1[^>]*>Inicia sesión o regístrate<.*Continue with GitLab/su)
  expect(spanish).not.toContain('[es]')
  expect(await stranger.read('/api/dev/mails/signInCode/es')).toMatch(/lang="es".*012345/su)
  await browser.goto('/login?lng=en')
  await browser.waitForLoadState('networkidle')
  const look = await browser.evaluate(() => ({
    font: getComputedStyle(document.body).fontFamily,
    isLoaded: [...document.fonts].some(
      ({ family, status }) => family.includes('Brand') && status === 'loaded',
    ),
    accent: getComputedStyle(document.querySelector('main button[type=submit]') ?? document.body)
      .backgroundColor,
  }))
  expect(look).toMatchObject({ isLoaded: true, accent: 'oklch(0.41 0.11 155)' })
  expect(look.font).toMatch(/^"?Brand/)
  await browser.getByRole('link', { name: 'Español' }).click()
  await browser.getByRole('heading', { name: 'Inicia sesión o regístrate' }).waitFor()
  await expectAccessible(browser, '/login')

  const left = browser.waitForRequest(/^https:\/\/gitlab\.com\/oauth\/authorize\?/)
  await browser.route('https://gitlab.com/**', (route) => route.fulfill({ body: 'GitLab' }))
  await browser.getByRole('button', { name: 'GitLab' }).click()
  const asked = new URL((await left).url())
  expect(asked.searchParams.get('redirect_uri')).toBe(`${address}/api/auth/callback/gitlab`)

  const ways = { provider: 'gitlab', callbackURL: '/app' }
  const { url } = (await (await stranger.send('/api/auth/sign-in/social', ways)).json()) as {
    url: string
  }
  const query = new URL(url).searchParams
  const back = new URL(
    gitlab.authorize({ query, headers: {}, body: '' })?.headers?.['location'] ?? '',
  )
  const landed = await stranger.ask(back.pathname + back.search)
  expect([landed.status, landed.headers.get('location')]).toEqual([302, '/app'])
  expect(await (await stranger.ask('/api/auth/get-session')).json()).toMatchObject({
    user: { email: gitlab.person.email },
  })
}, 1_800_000)

async function takesBackALanguage(project: CopiedProject) {
  const list = join(project.folder, 'src/i18n/languages.ts')
  const before = readFileSync(list, 'utf8')
  for (const [typed, message] of [
    ['xx', 'is no code of a language'],
    ['Español', 'is no code of a language'],
    ['fr', 'has the language fr already'],
    ['fr --undo', 'There is no folder'],
    [`es "it's"`, 'is no name for a language'],
  ] as const) {
    await expect(project.run(`npm run new -- language ${typed}`)).rejects.toThrow(message)
  }
  await project.run('npm run new -- language fa')
  expect(readFileSync(list, 'utf8')).toContain(
    `fa: { name: 'فارسی', locale: 'fa-u-nu-arabext', direction: 'rtl' },`,
  )
  await expect(project.run('npm run new -- language fa')).rejects.toThrow('already')
  await project.run('npm run new -- language fa --undo')
  expect(readFileSync(list, 'utf8')).toBe(before)
  expect(existsSync(join(project.folder, 'src/i18n/translations'))).toBe(false)
}
