export { AfterRecentSignIn } from './after-recent-sign-in.tsx'
export { authCall, isRecord, readAnswer } from './auth-call.ts'
export { authRetries } from './auth-retries.ts'
export { homeOf } from './home-of.ts'
export {
  hearDemoRefusals,
  tellDemoRefusal,
  tellOtherTabs,
  tellSessionLost,
} from './session-news.ts'
export { PublicPage } from './public-page.tsx'
export { SessionWatch } from './session-watch.tsx'
export { SignInAgain } from './sign-in-again.tsx'
export { useSession, useSessionChanged } from './use-session.ts'
