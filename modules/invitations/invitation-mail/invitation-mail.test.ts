import { expect, test } from 'vitest'
import { invitationMail } from './invitation-mail.server.ts'

test('long names are cut in the subject of an invitation', async () => {
  const { subject, text } = await invitationMail.compose('en', {
    inviter: 'Ada '.repeat(60).trim(),
    organization: 'Library '.repeat(30).trim(),
    expiresAt: new Date('2026-03-09T17:05:00Z'),
    address: 'https://product.example/invitations/1',
  })
  expect(subject.length).toBeLessThan(110)
  expect(subject).toMatch(/^Ada (Ada )+Ada… invited you to Library (Library )+Library…$/)
  expect(text).toContain('Library '.repeat(30).trim())
})
