import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './worker/accounts/schema/*.ts',
  out: './migrations',
  casing: 'snake_case',
})
