import { testProvoked } from '#modules/organizations/test-provoked.ts'
import { signInErrors } from './sign-in-errors.server.ts'

testProvoked({
  codes: Object.values(signInErrors).map((error) => error().code),
  besideAField: { EMAIL_DOMAIN_ALREADY_ADDED: 'This domain has already been added' },
  onlyByCalls: [
    // A domain that another user has just removed; the list is read again at once.
    'EMAIL_DOMAIN_NOT_FOUND',
    // Pages hide the cards from administrators.
    'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SIGN_IN_OF_THIS_ORGANIZATION',
    // Pages offer what needs a provider, a trial or the setting of the server only with it.
    'SINGLE_SIGN_ON_NOT_FOUND',
    'SINGLE_SIGN_ON_NOT_TRIED',
    'SINGLE_SIGN_ON_OFF',
  ],
})
