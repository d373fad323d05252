import type { Page } from '@playwright/test'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { test } from '../../../tests/e2e/browser.ts'
import { discardUser, type MadeUser, makeUser } from '../../../tests/e2e/people.ts'
import { signInByCalls } from '../../../tests/e2e/sign-in.ts'
import { discardBook, freshTitle, type MadeBook, makeBook } from './test-books.ts'

interface Own {
  /** A page of another admin. */
  admins: Page
  user: MadeUser
  book: MadeBook
  /** The address of the list that has the book alone. */
  list: string
}

/** Each test begins with an admin who is signed in on its page, and a book. */
export function bookOfAnAdmin(): Own {
  const own = {} as Own
  test.beforeEach(async ({ browser, page }) => {
    own.admins = await browser.newPage({ storageState: STATES.admin })
    own.user = await makeUser(own.admins, { role: 'admin', name: 'Ada Draft' })
    own.book = await makeBook(own.admins, { title: freshTitle('Half a Cell') })
    own.list = `/manager/books?searchTerm=${encodeURIComponent(own.book.title)}`
    await signInByCalls(page.request, own.user.email)
  })
  test.afterEach(async ({ page }) => {
    await page.goto('about:blank')
    await discardBook(own.admins, own.book)
    await discardUser(own.admins, own.user)
    await own.admins.close()
  })
  return own
}
