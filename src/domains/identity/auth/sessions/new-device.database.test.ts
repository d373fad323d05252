import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { serveAuth } from '../test-auth.ts'

const database = await testDatabase()

type Served = Awaited<ReturnType<typeof serveAuth>>
type Visitor = ReturnType<Served['browser']>

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const mayAskAgain = () =>
  database.pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)

async function signIn(served: Served, email: string, visitor?: Visitor) {
  await mayAskAgain()
  return served.signedIn(email, visitor)
}

const notices = async ({ mail }: Served, email: string) =>
  (await messagesIn(mail)).filter(({ to, subject }) => to === email && subject === 'newDevice')

test('a code entered in a new browser is mailed, with device and address; the first sign-in is not', async () => {
  const served = await serveAuth(database)
  const email = 'new@example.com'
  const visitor = await served.signedIn(email)
  await signIn(served, email, visitor)
  expect(await notices(served, email)).toEqual([])
  await signIn(served, email, served.browser({ 'user-agent': agent }))
  const [notice] = await notices(served, email)
  expect(JSON.parse(notice?.text ?? '')).toMatchObject({
    ipAddress: '127.0.0.1',
    userAgent: agent,
    site: 'product.example',
  })
})

test('a browser that another user left is new for the user who comes', async () => {
  const served = await serveAuth(database)
  const [first, second] = ['first@example.com', 'second@example.com']
  const visitor = await served.signedIn(first)
  await served.signedIn(second)
  await signIn(served, second, visitor)
  expect(await notices(served, second)).toHaveLength(1)
  expect(await notices(served, first)).toEqual([])
})

test('after “sign out everywhere else”, the other browsers are new again', async () => {
  const served = await serveAuth(database)
  const email = 'again@example.com'
  const other = await served.signedIn(email)
  const own = await signIn(served, email)
  await own.post('/revoke-other-sessions')
  await signIn(served, email, other)
  expect(await notices(served, email)).toHaveLength(2)
})

test('the message is in the language of the user’s sessions, not of the new browser', async () => {
  const served = await serveAuth(database)
  const email = 'language@example.com'
  await served.signedIn(email, served.browser({ 'accept-language': 'sw' }))
  await signIn(served, email, served.browser({ 'accept-language': 'fr' }))
  const [notice] = await notices(served, email)
  expect(JSON.parse(notice?.text ?? '')).toMatchObject({ language: 'sw' })
})
