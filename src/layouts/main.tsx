import { createContext, use, type ReactNode } from 'react'

/** Whether a frame around has brought the page's main landmark. */
const Framed = createContext(false)

/** The main landmark of a frame, where the skip link leads. */
export function Main({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Framed value>
      <main id="main" tabIndex={-1} className={`outline-none ${className}`}>
        {children}
      </main>
    </Framed>
  )
}

/** For what may stand inside a frame or alone. */
export function MainUnlessFramed({ children }: { children: ReactNode }) {
  return use(Framed) ? children : <main>{children}</main>
}
