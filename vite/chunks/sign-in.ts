import { type Chunk, features, inside, lies, ui } from './chunk.ts'

export const shared: Chunk = {
  name: 'sign-in',
  test: lies([
    ...inside('/src/layouts', [
      'main.',
      'brand.',
      'navigation/focus-on-arrival.',
      'display/use-language-choice.',
      'display/use-theme.',
    ]),
    ...ui(
      'actions/button.',
      'actions/button-look.',
      'actions/spinner.',
      'actions/text-link.',
      'actions/use-act.',
      'fields/field.',
      'fields/field-control.',
      'fields/field-message.',
      'fields/required-mark.',
      'fields/text-input.',
      'theme/control-look.',
      'feedback/badge.',
      'first-use/first-screen.',
      'navigation/skip-link.',
    ),
    ...features(
      'drafts/storage.',
      'session/auth-call.',
      'problems/refusal.',
      'problems/problem-text.',
      'session/use-session.',
    ),
  ]),
}

/** The page that asks for an address, and the frame of it and of onboarding: the areas don't need it. */
export const address: Chunk = {
  name: 'sign-in-address',
  test: lies([
    ...inside('/src/layouts', [
      'login-layout.',
      'display/language-links.',
      'display/theme-switch.',
    ]),
    ...ui('fields/hidden-input.', 'fields/segmented-control.'),
    ...features(
      'covers/sign-in-shelf/shelf.',
      'login/code/last-method.',
      'login/code/asked-code.',
      'login/code/code-calls.',
      'login/code/developer-hint.',
      'login/code/use-code-checks.',
      'login/code/use-send-code.',
      'login/code/use-sign-in-code.',
      'login/open-ways.',
      'login/with-place.',
    ),
  ]),
}
