type Path = `/${string}`
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const routesOf =
  (base: Path, method: Method, successStatus = 200) =>
  (path: Path | '', summary: string, description: string) => ({
    method,
    path: `${base}${path}` as const,
    ...(successStatus !== 200 && { successStatus }),
    summary,
    description,
  })

/** Routes below an address. `create` answers with 201; `run`, `put` and `delete` answer without a body. */
export const routesBelow = (base: Path) => ({
  get: routesOf(base, 'GET'),
  post: routesOf(base, 'POST'),
  create: routesOf(base, 'POST', 201),
  run: routesOf(base, 'POST', 204),
  put: routesOf(base, 'PUT', 204),
  patch: routesOf(base, 'PATCH'),
  delete: routesOf(base, 'DELETE', 204),
})
