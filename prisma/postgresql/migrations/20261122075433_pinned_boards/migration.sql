-- CreateTable
CREATE TABLE "Board" (
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "shows" TEXT NOT NULL,

    CONSTRAINT "Board_pkey" PRIMARY KEY ("campaignId")
);

-- AddForeignKey
ALTER TABLE "Board" ADD CONSTRAINT "Board_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;
