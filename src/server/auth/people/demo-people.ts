const refusal = { before: () => Promise.resolve(false) }
const untouched = { create: refusal, update: refusal, delete: refusal }

/** In a demo the library writes nothing about people, whatever it thinks of: signing in leaves sessions alone behind. */
export const demoPeople = {
  account: { updateAccountOnSignIn: false, accountLinking: { disableImplicitLinking: true } },
  databaseHooks: { user: untouched, account: untouched },
}
