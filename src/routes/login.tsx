import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/login')({ component: () => <h1 className="ms-4 text-xl">Hello</h1> })
