import { keyIcon, SocialButton, Stack } from "@gratweg/design-system";
import { useState } from "react";
import { usePortalServices } from "../services";

interface SocialButtonsProps {
  label: (provider: string) => string;
  /** Path and query to come back to. */
  returnPath: string;
}

/** Ways to sign in by another service; null where there is none. */
export function SocialButtons({ label, returnPath }: SocialButtonsProps) {
  const { config, social, credentials } = usePortalServices();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [last] = useState(() => credentials.provider());
  return (
    <Stack gap="1">
      {config.providers.map((provider) => (
        <SocialButton
          key={provider.key}
          icon={keyIcon}
          busy={leaving === provider.key}
          lastUsed={last === provider.key}
          onClick={() => {
            if (leaving !== null) return;
            setLeaving(provider.key);
            social.begin(provider.key, returnPath);
          }}
        >
          {label(provider.label)}
        </SocialButton>
      ))}
    </Stack>
  );
}
