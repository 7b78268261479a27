/** Settings with which a production school starts, but for its database and its own mail server. */
export const PRODUCTION_SETTINGS = {
  APP_URL: 'https://sekolah.example',
  APP_SECRET: 'k7Qv2mXz9pLw4RtY8bNc1HsJ6dFg3aTe',
  PAYMENT_PROVIDER: 'midtrans',
  MIDTRANS_SERVER_KEY: 'Mid-server-x',
  MIDTRANS_CLIENT_KEY: 'Mid-client-x',
  MIDTRANS_SNAP_URL: 'https://app.midtrans.com',
  MIDTRANS_API_URL: 'https://api.midtrans.com',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'Sekolah <halo@sekolah.example>',
};
