import { STATES } from '../accounts.ts'
import { expect, openAwake, test } from '../browser.ts'
import { ask, discardUser, makeUser } from '../people.ts'
import { expectKept, leave, question, stay, ways } from './unsaved-dialog.ts'

test.describe('the dialogs of the page of a user', () => {
  test.use({ storageState: STATES.admin })

  test('behaviour 12: a dialog is left with its changes or without', async ({ page }) => {
    const user = await makeUser(page)
    await openAwake(page, `/manager/users/${user.id}`, 'h1')
    const dialog = page.getByRole('dialog')
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    const expectGone = async (way?: string) => {
      await expect(dialog, way).toHaveCount(0)
      await expect(question(page), way).toHaveCount(0)
    }

    await test.step('a dialog that is a step of its page: behaviour 12: keeps what was typed until one says otherwise', async () => {
      await ask(page, 'Ban…')
      await reason.fill('By the lake')
      await expectKept(page, dialog, reason)
      await page.goBack()
      await stay(page)
      await expect(page).toHaveURL(/#ban$/)
      await expect(reason).toHaveValue('By the lake')

      await page.keyboard.press('Escape')
      await leave(page)
      await expectGone()
      await expect(page).toHaveURL(new RegExp(`${user.id}(\\?lng=en)?$`))
      await expect(page.getByRole('main').getByRole('button', { name: 'More' })).toBeFocused()

      await ask(page, 'Ban…')
      await expect(reason).toHaveValue('')
      await reason.fill('By the lake')
      await page.goBack()
      await leave(page)
      await expectGone()
      await expect(page).toHaveURL(new RegExp(`${user.id}(\\?lng=en)?$`))
    })

    await test.step('a dialog that is a step of its page: behaviour 12: is left at once while nothing is typed', async () => {
      for (const [way, goOut] of Object.entries(ways)) {
        await ask(page, 'Ban…')
        await expect(dialog).toBeVisible()
        await goOut(page, dialog)
        await expectGone(way)
      }
    })

    await test.step('a dialog in which one types that one means it: behaviour 12: is left unasked, since nothing is lost with what was typed', async () => {
      for (const [way, goOut] of Object.entries(ways)) {
        await ask(page, 'Delete…')
        await dialog.getByRole('textbox').fill(user.email)
        await goOut(page, dialog)
        await expectGone(way)
      }
    })
    await discardUser(page, user)
  })
})
