/** The shop's pages that account mails link to. */
export function accountLinks(shopUrl: string) {
  return {
    verify: (email: string, code: string) => `${shopUrl}/verify?${new URLSearchParams({ email, code })}`,
    reset: (key: string) => `${shopUrl}/reset-password?${new URLSearchParams({ accessKey: key })}`,
    confirmEmail: (code: string) => `${shopUrl}/profile/confirm-email?${new URLSearchParams({ code })}`,
    undoEmailChange: (key: string) => `${shopUrl}/undo-email-change?${new URLSearchParams({ key })}`,
    signIn: `${shopUrl}/signin`,
    forgot: `${shopUrl}/forgot-password`,
    sessions: `${shopUrl}/profile/sessions`,
  };
}
