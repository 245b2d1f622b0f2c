/** Stands for the team's own server. */
export async function POST(request: Request) {
  const { email } = (await request.json()) as { email: string };
  return Response.json({ success: true, message: `Bitte bestätigen Sie ${email}.` });
}
